import { createHash } from 'node:crypto'

/** The address of a picture file with that content: equal files share one. */
export function mediaUri(content: Buffer, extension: string): string {
  const digest = createHash('sha256').update(content).digest('hex')
  return `/media/${digest.slice(0, 2)}/${digest.slice(2)}.${extension}`
}
