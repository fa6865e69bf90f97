import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the number of files in the pictures' staging folder of a data folder. */
export function stagedFiles(dataDir: string): number {
  const staging = join(dataDir, 'media', 'staging')
  return existsSync(staging) ? readdirSync(staging).length : 0
}
