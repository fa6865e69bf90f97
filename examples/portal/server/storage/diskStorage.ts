import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseMediaUri } from './parseMediaUri'
import type { PictureStorage } from './PictureStorage'
import { writeWhole } from './writeWhole'

/** Keeps picture files in a folder on disk. */
export async function diskStorage(folder: string): Promise<PictureStorage> {
  const staging = join(folder, 'staging')
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true })
  const pathOf = (uri: string): string | null => (parseMediaUri(uri) ? join(folder, uri.slice('/media/'.length)) : null)

  return {
    async stage(content, extension) {
      const digest = createHash('sha256').update(content).digest('hex')
      const path = join(folder, digest.slice(0, 2), `${digest.slice(2)}.${extension}`)
      const staged = await writeWhole(staging, content)
      return { uri: `/media/${digest.slice(0, 2)}/${digest.slice(2)}.${extension}`, keep: () => staged.moveTo(path), drop: () => staged.drop() }
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
        if (!/^[0-9a-f]{2}$/.test(part)) continue
        for (const name of await readdir(join(folder, part))) {
          const uri = `/media/${part}/${name}`
          if (pathOf(uri)) yield uri
        }
      }
    },
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
