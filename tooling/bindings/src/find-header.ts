import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where the toolkit usually puts cuda.h, the newest way of saying so first; undefined where it is in none of them. */
export function findHeader(variables: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = [variables['CUDA_PATH'], variables['CUDA_HOME'], '/usr/local/cuda', '/usr'].filter(
    (one) => one !== undefined && one !== '',
  )
  return folders.map((folder) => join(String(folder), 'include', 'cuda.h')).find((file) => existsSync(file))
}
