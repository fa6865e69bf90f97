import sharp from 'sharp'

const GAP = 16

/**
 * Joins pictures into rows below each other. `height` is the height of a row's first picture and sets the scale of the
 * row.
 */
export async function joinPictures(rows: readonly (readonly Buffer[])[], height: number): Promise<Buffer> {
  const placed: { input: Buffer; left: number; top: number }[] = []
  let top = GAP
  let widest = 0
  for (const row of rows) {
    let left = GAP
    let lowest = 0
    for (const picture of row) {
      const { data, info } = await sharp(picture).resize({ height }).png().toBuffer({ resolveWithObject: true })
      placed.push({ input: data, left, top })
      left += info.width + GAP
      lowest = Math.max(lowest, info.height)
    }
    top += lowest + GAP
    widest = Math.max(widest, left)
  }
  return sharp({ create: { width: widest, height: top, channels: 3, background: '#888' } })
    .composite(placed)
    .png()
    .toBuffer()
}
