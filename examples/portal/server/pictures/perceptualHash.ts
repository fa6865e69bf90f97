import { sharpImage } from '../imageService/sharpImage'

const COLUMNS = 9
const ROWS = 8
/** Steps of grey, of 255, that a picture must span. */
const FLATTEST = 6

/**
 * A 64-bit difference hash of a picture, in hex: one bit for each pair of neighbours in a 9 × 8 grey copy, set where it gets brighter.
 * Scaled and recompressed copies differ in few bits. '' for a picture with nothing to compare, which is as good as one colour. Throws when the bytes cannot be decoded.
 */
export async function perceptualHash(content: Buffer): Promise<string> {
  const grey = await sharpImage(content)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(COLUMNS, ROWS, { fit: 'fill', fastShrinkOnLoad: false })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  if (Math.max(...grey) - Math.min(...grey) < FLATTEST) return ''
  let bits = ''
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 1; column < COLUMNS; column += 1) {
      const at = row * COLUMNS + column
      bits += (grey[at] ?? 0) > (grey[at - 1] ?? 0) ? '1' : '0'
    }
  }
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}
