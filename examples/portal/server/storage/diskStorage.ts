import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { RequestError } from '../http/RequestError'
import { log } from '../log/log'
import { parseMediaUri } from './mediaUri'
import type { PictureStorage } from './PictureStorage'

const RETRY_AFTER_S = 60
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** Name of a folder of picture files: the first digits of their hashes. */
const PART = /^[0-9a-f]{2}$/

/** Stores picture files in a folder on disk. With `cleans`, removes incomplete files of a killed process. */
export async function diskStorage(folder: string, { cleans }: { cleans: boolean }): Promise<PictureStorage> {
  const staging = join(folder, 'staging')
  if (cleans) await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true })
  const pathOf = (uri: string): string | null => (parseMediaUri(uri) ? join(folder, uri.slice('/media/'.length)) : null)

  return {
    isShared: false,
    async stage(uri, content) {
      const path = pathOf(uri)
      if (!path) throw new Error(`${uri} is not the address of a picture file.`)
      const staged = await writeWhole(staging, content).catch(refuseIfFull)
      return { uri, commit: () => staged.moveTo(path).catch(refuseIfFull), drop: () => staged.drop() }
    },
    async open(uri) {
      const path = pathOf(uri)
      const file = path ? await open(path).catch(nullIfMissing) : null
      if (!file) return null
      const { size } = await file.stat()
      return { content: createReadStream('', { fd: file }), size }
    },
    async read(uri) {
      const path = pathOf(uri)
      const file = path ? await open(path).catch(nullIfMissing) : null
      if (!file) return null
      try {
        return await file.readFile()
      } finally {
        await file.close()
      }
    },
    async has(uri) {
      const path = pathOf(uri)
      return path !== null && (await stat(path).catch(nullIfMissing)) !== null
    },
    async remove(uri) {
      const path = pathOf(uri)
      if (path) await rm(path, { force: true })
    },
    async *list() {
      for (const part of await readdir(folder)) {
        if (!PART.test(part)) continue
        for (const name of await readdir(join(folder, part))) {
          const uri = `/media/${part}/${name}`
          if (pathOf(uri)) yield uri
        }
      }
    },
    check: () => access(staging, constants.W_OK),
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

/**
 * Throws RequestError 503 if a file could not be written because the disk is full or read-only, otherwise the error
 * itself.
 */
export function refuseIfFull(error: NodeJS.ErrnoException): never {
  if (!FULL.has(error.code ?? '')) throw error
  log.error('A picture could not be written:', error)
  const text = {
    de: 'Das Portal hat gerade keinen Platz für weitere Bilder. Bitte versuchen Sie es später noch einmal.',
    en: 'The portal has no room for more pictures at the moment. Please try again later.',
    pl: 'Portal nie ma teraz miejsca na kolejne zdjęcia. Proszę spróbować później.',
  }
  throw new RequestError(503, text, { retryAfter: RETRY_AFTER_S })
}

/** A file with a temporary name. It is moved to its path in one step, or dropped. */
interface WholeFile {
  moveTo(path: string): Promise<void>
  drop(): Promise<void>
}

/** Writes `content` to disk under a temporary name in `staging`; the target of `moveTo` must be on the same disk. */
export async function writeWhole(staging: string, content: Buffer): Promise<WholeFile> {
  const passing = join(staging, randomUUID())
  const drop = () => rm(passing, { force: true })
  try {
    const file = await open(passing, 'wx')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    await drop()
    throw error
  }
  return {
    drop,
    async moveTo(path) {
      await mkdir(dirname(path), { recursive: true })
      await rename(passing, path)
    },
  }
}

const BLOCK = 4096

/**
 * Returns the bytes that a file takes on disk: its size, rounded up to whole blocks. Quotas count these bytes, because
 * many tiny files fill a disk, too.
 */
export function bytesOnDisk(bytes: number): number {
  return Math.ceil(bytes / BLOCK) * BLOCK
}
