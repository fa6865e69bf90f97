import { readPictureHeader } from './readPictureHeader'
import { extensionOf, type ContentFaults, type FileRefusal } from './uploadRules'

const HEADER_BYTES = 32
// What a page configures beyond these is judged by its name alone.
const KNOWN_EXTENSIONS = ['.jpeg', '.jpg', '.gif', '.png']
const AT_ONCE = 16

async function faultOf(file: File): Promise<FileRefusal | undefined> {
  try {
    const { kind } = readPictureHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()))
    if (!KNOWN_EXTENSIONS.includes(extensionOf(file.name))) return undefined
    if (kind === 'heic') return 'heic'
    return kind === 'other' ? 'notPicture' : undefined
  } catch {
    // Moved, changed or closed to this person since it was chosen.
    return 'unreadable'
  }
}

/** Reads the start of each file and tells which ones are no picture or can't be read; an empty map once `signal` is aborted. */
export async function findContentFaults(files: readonly File[], signal: AbortSignal): Promise<ContentFaults> {
  const faults = new Map<File, FileRefusal>()
  for (let from = 0; from < files.length && !signal.aborted; from += AT_ONCE) {
    await Promise.all(
      files.slice(from, from + AT_ONCE).map(async file => {
        const fault = await faultOf(file)
        if (fault) faults.set(file, fault)
      }),
    )
  }
  return signal.aborted ? new Map() : faults
}
