import { library } from '@tooling/tsup'
export default library()
