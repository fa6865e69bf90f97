import sharp from 'sharp'

/**
 * How a viewer shows a file with each EXIF orientation: it mirrors the pixels left to right, then rotates them
 * clockwise by these degrees. The function below makes a file with the inverse of both, in reverse order.
 */
const UNDONE: Record<number, { mirrored: boolean; degrees: number }> = {
  1: { mirrored: false, degrees: 0 },
  2: { mirrored: true, degrees: 0 },
  3: { mirrored: false, degrees: 180 },
  4: { mirrored: true, degrees: 180 },
  5: { mirrored: true, degrees: 270 },
  6: { mirrored: false, degrees: 90 },
  7: { mirrored: true, degrees: 90 },
  8: { mirrored: false, degrees: 270 },
}

/**
 * Makes a JPEG with this EXIF orientation. A viewer that applies the orientation shows 90 × 60 pixels: red top left,
 * green top right, blue bottom left, white bottom right.
 */
export async function turned(orientation: number): Promise<Buffer> {
  const corner = (background: string, left: number, top: number) => ({
    input: { create: { width: 45, height: 30, channels: 3 as const, background } },
    left,
    top,
  })
  const upright = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#fff' } })
    .composite([corner('#f00', 0, 0), corner('#0f0', 45, 0), corner('#00f', 0, 30)])
    .png()
    .toBuffer()
  const { mirrored, degrees } = UNDONE[orientation] ?? { mirrored: false, degrees: 0 }
  const rotated = await sharp(upright).rotate(-degrees).png().toBuffer()
  return sharp(rotated).flop(mirrored).jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer()
}
