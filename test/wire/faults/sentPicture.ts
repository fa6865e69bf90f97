import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const CUP = readFileSync(join(process.cwd(), 'examples', 'portal', 'seed', 'pictures', 'kaffeetasse.jpg'))

/** A photograph as a file that an upload carries; the portal makes its title of its name. */
export function sentPicture(title: string): { name: string; content: Uint8Array } {
  return { name: `${title}.jpg`, content: new Uint8Array(CUP) }
}
