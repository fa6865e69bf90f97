import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the bytes of a seeded picture's file. */
export function seedPicture(file: string): Buffer {
  return readFileSync(join(__dirname, '..', '..', 'examples', 'portal', 'seed', 'pictures', file))
}
