/** Makes a GIF of a few bytes whose canvas has this size. */
export function gifBomb(width: number, height: number): Buffer {
  const gif = Buffer.from('R0lGODlhAQABAPAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
  gif.writeUInt16LE(width, 6)
  gif.writeUInt16LE(height, 8)
  return gif
}
