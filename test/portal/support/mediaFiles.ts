import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the addresses of the stored files under a data folder's `media`, and the number of files in `staging`. */
export function mediaFiles(dataDir: string): { uris: string[]; staged: number } {
  const folder = join(dataDir, 'media')
  const uris = readdirSync(folder).flatMap(part =>
    part === 'staging' ? [] : readdirSync(join(folder, part)).map(name => `/media/${part}/${name}`),
  )
  return { uris: uris.sort(), staged: readdirSync(join(folder, 'staging')).length }
}
