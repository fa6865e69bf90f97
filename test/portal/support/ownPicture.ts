import sharp from 'sharp'

/** Makes a small JPEG file, different for each number. */
export function ownPicture(number: number): Promise<Buffer> {
  const [r, g, b] = [number & 255, (number >> 8) & 255, (number >> 16) & 255]
  const block = { create: { width: 24, height: 24, channels: 3, background: { r, g, b } } } as const
  return sharp({ create: { width: 96, height: 64, channels: 3, background: { r: 255 - r, g: 120, b: 90 } } })
    .composite([{ input: block, left: 8 + (number % 60), top: 8 + (number % 30) }])
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
