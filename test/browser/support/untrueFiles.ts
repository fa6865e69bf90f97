/** Returns a BMP of one colour, with 24 bits for each pixel. */
export function bitmapFile(
  width: number,
  height: number,
  [red, green, blue]: readonly [number, number, number],
): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4
  const content = Buffer.alloc(54 + row * height)
  content.write('BM')
  content.writeUInt32LE(content.length, 2)
  content.writeUInt32LE(54, 10)
  content.writeUInt32LE(40, 14)
  content.writeInt32LE(width, 18)
  content.writeInt32LE(height, 22)
  content.writeUInt16LE(1, 26)
  content.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) content.set([blue, green, red], 54 + y * row + x * 3)
  return content
}

/** Returns the first bytes of a lossless WebP of 16,383 × 16,383 pixels: more than 1 GB once it is decoded. */
export function decodingBomb(): Buffer {
  const content = Buffer.alloc(64)
  content.write('RIFF')
  content.writeUInt32LE(content.length - 8, 4)
  content.write('WEBPVP8L', 8)
  content.writeUInt32LE(content.length - 20, 16)
  content[20] = 0x2f
  // Width and height, each less one, in 14 bits.
  content.writeUInt32LE((16_382 | (16_382 << 14)) >>> 0, 21)
  return content
}

/** Returns a WebP whose head says 40 × 30 pixels, although its picture has another size. */
export function lyingWebp(picture: Buffer): Buffer {
  const head = Buffer.alloc(30)
  head.write('RIFF')
  head.writeUInt32LE(head.length + picture.length - 20, 4)
  head.write('WEBPVP8X', 8)
  head.writeUInt32LE(10, 16)
  head.writeUIntLE(39, 24, 3)
  head.writeUIntLE(29, 27, 3)
  return Buffer.concat([head, picture.subarray(12)])
}

/**
 * Returns a copy of a JPEG with a header that says 20,000 × 20,000 pixels: 1.6 GB once it is decoded.
 * @param picture a progressive JPEG
 */
export function decodingBombAsJpeg(picture: Buffer): Buffer {
  const content = Buffer.from(picture)
  // The segment that has the height and width of a progressive JPEG.
  const sizeAt = content.indexOf(Buffer.from([0xff, 0xc2]))
  content.writeUInt16BE(20_000, sizeAt + 5)
  content.writeUInt16BE(20_000, sizeAt + 7)
  return content
}
