import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { bytesOnDisk, writeWhole } from '../storage/diskStorage'

/** Rendered images, limited by bytes on disk; the oldest are deleted first. */
export class ImageCache {
  private bytes: Promise<number> | undefined
  private added = 0

  private constructor(
    private readonly folder: string,
    private readonly limit: number,
  ) {}

  /**
   * Opens a cache folder, created if missing. With `cleans`, removes files that a killed process left; only the process
   * that has locked the data folder may do this.
   */
  static async open(folder: string, limit: number, { cleans = true } = {}): Promise<ImageCache> {
    const cache = new ImageCache(folder, limit)
    if (cleans) await rm(cache.staging, { recursive: true, force: true })
    await mkdir(cache.staging, { recursive: true })
    return cache
  }

  /** Returns the key of an image: a hash of all its parameters. */
  static key(parts: readonly (string | number)[]): string {
    return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  }

  /** Returns the image with that key, or null. */
  async get(key: string): Promise<Buffer | null> {
    return readFile(this.pathOf(key)).catch(() => null)
  }

  /** Stores an image. */
  async put(key: string, content: Buffer): Promise<void> {
    await (await writeWhole(this.staging, content)).moveTo(this.pathOf(key))
    // Measures the folder at the first image, so that a large cache does not delay the start. Measures again from time
    // to time, because other processes may share the folder.
    const added = bytesOnDisk(content.length)
    this.added += added
    const isStale = !this.bytes || this.added > this.limit / 10
    if (isStale) this.added = 0
    const counted = this.bytes && !isStale ? this.bytes.then(bytes => bytes + added) : this.count()
    this.bytes = counted.then(bytes => (bytes > this.limit ? this.shrink() : bytes))
    await this.bytes.catch((error: unknown) => {
      this.bytes = undefined
      throw error
    })
  }

  private async count(): Promise<number> {
    return (await this.files()).reduce((sum, file) => sum + file.size, 0)
  }

  private async shrink(): Promise<number> {
    const files = (await this.files()).sort((a, b) => a.changed - b.changed)
    let bytes = files.reduce((sum, file) => sum + file.size, 0)
    for (const file of files) {
      if (bytes <= this.limit * 0.8) break
      await rm(file.path, { force: true })
      bytes -= file.size
    }
    return bytes
  }

  private async files(): Promise<{ path: string; size: number; changed: number }[]> {
    const files = []
    for (const part of await readdir(this.folder)) {
      if (part.length !== 2) continue
      for (const name of await readdir(join(this.folder, part))) {
        const path = join(this.folder, part, name)
        // Another process may have removed the file in the meantime.
        const found = await stat(path).catch(() => null)
        if (found) files.push({ path, size: bytesOnDisk(found.size), changed: found.mtimeMs })
      }
    }
    return files
  }

  private get staging(): string {
    return join(this.folder, 'staging')
  }

  private pathOf(key: string): string {
    return join(this.folder, key.slice(0, 2), `${key.slice(2)}.jpg`)
  }
}
