import sharp from 'sharp'

/**
 * Returns red, green and blue of one pixel, each rounded to 0, 8 or f, as `f00`; `x` and `y` are fractions of width and
 * height, from 0 to 1.
 */
export async function colourAt(content: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(content).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  const [red = 0, green = 0, blue = 0] = info.channels < 3 ? [data[at], data[at], data[at]] : data.subarray(at, at + 3)
  return [red, green, blue].map(value => (value > 190 ? 'f' : value < 65 ? '0' : '8')).join('')
}
