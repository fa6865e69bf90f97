import { createHash } from 'node:crypto'

/** Returns the address of a picture file with that content. Equal files share one address. */
export function mediaUri(content: Buffer, extension: string): string {
  const digest = createHash('sha256').update(content).digest('hex')
  return `/media/${digest.slice(0, 2)}/${digest.slice(2)}.${extension}`
}

const MEDIA_URI = /^\/media\/([0-9a-f]{2})\/([0-9a-f]{62})(?:_t([0-3]))?\.(jpg|png|gif)$/

/** Parts of a picture's address: `uri` without a thumbnail suffix, and the thumbnail's size index if it has one. */
interface MediaUri {
  uri: string
  thumbnail: number | null
  extension: 'jpg' | 'png' | 'gif'
}

/** Parses a picture's address; null for anything else. No address outside the media folder matches. */
export function parseMediaUri(address: string): MediaUri | null {
  const [, folder, name, thumbnail, extension] = MEDIA_URI.exec(address) ?? []
  if (!folder || !name || !extension) return null
  return {
    uri: `/media/${folder}/${name}.${extension}`,
    thumbnail: thumbnail === undefined ? null : Number(thumbnail),
    extension: extension as MediaUri['extension'],
  }
}

/** Content types of picture files by their extension. */
export const mediaTypes = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' } as const
