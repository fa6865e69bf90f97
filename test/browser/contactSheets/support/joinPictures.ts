import sharp from 'sharp'

const GAP = 24

/** Joins pictures side by side into one file, each at the same height. */
export async function joinPictures(pictures: readonly Buffer[], file: string, height = 560): Promise<void> {
  const scaled = await Promise.all(pictures.map(picture => sharp(picture).resize({ height }).png().toBuffer({ resolveWithObject: true })))
  let left = GAP
  const placed = scaled.map(({ data, info }) => {
    const place = { input: data, left, top: GAP }
    left += info.width + GAP
    return place
  })
  await sharp({ create: { width: left, height: height + GAP * 2, channels: 3, background: '#888' } })
    .composite(placed)
    .png()
    .toFile(file)
}
