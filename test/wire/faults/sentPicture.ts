import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const CUP = readFileSync(join(process.cwd(), 'examples', 'portal', 'seed', 'pictures', 'kaffeetasse.jpg'))

/** Makes a photograph as a file for an upload; the portal derives the title from the file's name. */
export function sentPicture(title: string): { name: string; content: Uint8Array } {
  return { name: `${title}.jpg`, content: new Uint8Array(CUP) }
}
