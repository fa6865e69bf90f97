import { type ContentErrors, extensionOf, type FileRefusal } from './uploadRules'

type FileKind = 'jpeg' | 'png' | 'gif' | 'heic' | 'other'

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

/** Reads a file's type from its first bytes, without its name. */
export function readFileKind(bytes: Uint8Array): FileKind {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 3) === '\xFF\xD8\xFF') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1A\n') return 'png'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  return text(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(8, 12)) ? 'heic' : 'other'
}

const HEADER_BYTES = 32
// Files with other configured extensions need only be readable. Their content is not validated.
const KNOWN_EXTENSIONS = ['.jpeg', '.jpg', '.gif', '.png']
const AT_ONCE = 16

async function errorOf(file: File): Promise<FileRefusal | undefined> {
  try {
    const kind = readFileKind(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()))
    if (!KNOWN_EXTENSIONS.includes(extensionOf(file.name))) return undefined
    if (kind === 'heic') return 'heic'
    return kind === 'other' ? 'notPicture' : undefined
  } catch {
    // The file was moved, changed or made unreadable after it was chosen.
    return 'unreadable'
  }
}

/**
 * Reads the start of each file. Returns an error for each file that can't be read, and for each file named as a JPEG,
 * GIF or PNG whose content has none of these formats. Returns an empty map once `signal` is aborted.
 */
export async function findContentErrors(files: readonly File[], signal: AbortSignal): Promise<ContentErrors> {
  const errors = new Map<File, FileRefusal>()
  for (let from = 0; from < files.length && !signal.aborted; from += AT_ONCE) {
    await Promise.all(
      files.slice(from, from + AT_ONCE).map(async file => {
        const error = await errorOf(file)
        if (error) errors.set(file, error)
      }),
    )
  }
  return signal.aborted ? new Map() : errors
}
