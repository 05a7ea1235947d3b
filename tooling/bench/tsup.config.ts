import { library } from '@tooling/tsup'
export default library({ entry: ['src/main.ts'], dts: false })
