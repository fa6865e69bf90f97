import sharp from 'sharp'

/** Difference of two pictures. */
interface SnapshotDifference {
  /** Share of pixels that differ by more than `PIXEL_LIMIT`, from 0 to 1; detects moved, added and removed parts. */
  readonly pixels: number
  /**
   * Largest difference of the mean colour in a square with sides of `SQUARE` px, from 0 to 255; detects a surface of
   * another colour.
   */
  readonly colour: number
  /** The newer picture, with differences in red. */
  readonly picture: Buffer
}

const SQUARE = 16
/**
 * Largest difference of a colour channel, from 0 to 255, that does not count in `pixels`. Browser versions render
 * letters slightly differently.
 */
const PIXEL_LIMIT = 48

async function read(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Compares two pictures; returns undefined if their sizes differ. */
export async function compareSnapshots(before: Buffer, after: Buffer): Promise<SnapshotDifference | undefined> {
  const [first, second] = await Promise.all([read(before), read(after)])
  const { width, height } = second
  if (first.width !== width || first.height !== height) return undefined
  const columns = Math.ceil(width / SQUARE)
  const sums = new Float64Array(columns * Math.ceil(height / SQUARE) * 3)
  const marked = Buffer.from(second.data)
  let pixels = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      const square = (Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE)) * 3
      let most = 0
      for (let part = 0; part < 3; part += 1) {
        const difference = (second.data[at + part] ?? 0) - (first.data[at + part] ?? 0)
        sums[square + part] = (sums[square + part] ?? 0) + difference
        most = Math.max(most, Math.abs(difference))
      }
      if (most <= PIXEL_LIMIT) continue
      pixels += 1
      marked.set([255, 0, 0], at)
    }
  }
  const colour = sums.reduce((most, sum) => Math.max(most, Math.abs(sum) / SQUARE ** 2), 0)
  return {
    pixels: pixels / (width * height),
    colour,
    picture: await sharp(marked, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  }
}
