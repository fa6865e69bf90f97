import sharp from 'sharp'

const GAP = 16

/** Joins rows of pictures into one picture, one row below the other. Scales each picture to `height`. */
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
