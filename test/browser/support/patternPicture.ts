import sharp from 'sharp'

const CELLS = 8

/**
 * Makes a JPEG of grey squares whose shades depend on the number. Different numbers look different; the same number in
 * another width is a resized copy.
 */
export function patternPicture(number: number, width: number): Promise<Buffer> {
  let seed = number * 7919 + 17
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) >> 16
  const cells = Buffer.from(Array.from({ length: CELLS * CELLS }, () => next() % 256))
  return sharp(cells, { raw: { width: CELLS, height: CELLS, channels: 1 } })
    .resize(width, Math.round((width * 3) / 4), { fit: 'fill', kernel: 'cubic' })
    .jpeg()
    .toBuffer()
}
