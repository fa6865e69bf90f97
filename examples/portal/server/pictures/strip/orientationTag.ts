/** A TIFF block, as EXIF wraps it, that says nothing but how the picture is turned. */
export function orientationTag(orientation: number): Buffer {
  const block = Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1')
  block.writeUInt16BE(orientation, 18)
  return block
}
