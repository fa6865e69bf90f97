/** What the first bytes of a file say it is; a GIF and a PNG say their size in pixels too. */
export interface PictureHeader {
  readonly kind: 'jpeg' | 'png' | 'gif' | 'heic' | 'other'
  readonly pixels?: number
}

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

/** Reads what a file is from its first bytes, whatever its name says. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 3) === '\xFF\xD8\xFF') return { kind: 'jpeg' }
  if (text(0, 8) === '\x89PNG\r\n\x1A\n') return { kind: 'png', ...(bytes.length >= 24 && { pixels: view.getUint32(16) * view.getUint32(20) }) }
  if (/^GIF8[79]a$/.test(text(0, 6))) return { kind: 'gif', ...(bytes.length >= 10 && { pixels: view.getUint16(6, true) * view.getUint16(8, true) }) }
  if (text(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(8, 12))) return { kind: 'heic' }
  return { kind: 'other' }
}
