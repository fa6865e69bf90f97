import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A file with a temporary name: moved to its path in one step, or dropped. */
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
