import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

const [WIDTH, HEIGHT] = [1600, 1200]

/**
 * Returns `count` different multipart bodies with one picture each, their boundary, and the mean size of a picture in
 * KiB.
 */
export async function uploadBodies(count: number): Promise<{ bodies: Buffer[]; boundary: string; kilobytes: number }> {
  const boundary = 'foyer-bench'
  const bodies: Buffer[] = []
  let bytes = 0
  for (let number = 0; number < count; number += 1) {
    // Noise of 200 × 150 px, enlarged: about as large as a photograph on the web, and as slow to decode.
    const picture = await sharp(randomBytes(200 * 150 * 3), { raw: { width: 200, height: 150, channels: 3 } })
      .resize(WIDTH, HEIGHT)
      .jpeg({ quality: 88 })
      .toBuffer()
    bytes += picture.length
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="image_upload[]"; filename="last-${number}.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
    bodies.push(Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]))
  }
  return { bodies, boundary, kilobytes: Math.round(bytes / count / 1024) }
}
