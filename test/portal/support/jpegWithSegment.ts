/** Adds a segment to a JPEG, right after its beginning. */
export function jpegWithSegment(jpeg: Buffer, marker: number, body: string | Buffer): Buffer {
  const content = Buffer.from(body)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}
