const MEDIA_URI = /^\/media\/([0-9a-f]{2})\/([0-9a-f]{62})(?:_t([0-3]))?\.(jpg|png|gif)$/

/** The parts of a picture's address: `uri` without a thumbnail mark, and the thumbnail's size index if it had one. */
interface MediaUri {
  uri: string
  thumbnail: number | null
  extension: 'jpg' | 'png' | 'gif'
}

/** Takes a picture's address apart, or answers null for anything else; nothing that could leave the media folder fits. */
export function parseMediaUri(address: string): MediaUri | null {
  const [, folder, name, thumbnail, extension] = MEDIA_URI.exec(address) ?? []
  if (!folder || !name || !extension) return null
  return {
    uri: `/media/${folder}/${name}.${extension}`,
    thumbnail: thumbnail === undefined ? null : Number(thumbnail),
    extension: extension as MediaUri['extension'],
  }
}
