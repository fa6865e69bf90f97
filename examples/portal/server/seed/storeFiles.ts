import { readFile } from 'node:fs/promises'
import type { PictureProcesses } from '../pictures/PictureProcesses'
import { StartError } from '../StartError'
import { bytesOnDisk } from '../storage/diskStorage'
import { mediaUri } from '../storage/mediaUri'
import type { PictureStorage } from '../storage/PictureStorage'
import type { Seed, StoredFile } from './SeedData'
import { seedFolder } from './readSeed'

/**
 * Checks and stages the demo's picture files, and returns them by file name. The caller commits each file. Throws
 * StartError that names a file that cannot be stored.
 */
export async function storeFiles(
  pictures: Seed['pictures'],
  storage: PictureStorage,
  pictureProcesses: PictureProcesses,
): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>()
  const waiting = [...new Set(pictures.map(picture => picture.file))]
  const storeNext = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      files.set(file, await storeFile(file, storage, pictureProcesses))
    }
  }
  await Promise.all([storeNext(), storeNext()])
  return files
}

async function storeFile(
  file: string,
  storage: PictureStorage,
  pictureProcesses: PictureProcesses,
): Promise<StoredFile> {
  try {
    const { content, extension, width, height, hash } = await pictureProcesses.inspect(
      await readFile(new URL(`pictures/${file}`, seedFolder)),
      file,
    )
    const { uri, commit } = await storage.stage(mediaUri(content, extension), content)
    return { uri, commit, width, height, bytes: bytesOnDisk(content.length), hash }
  } catch (error) {
    throw new StartError(
      `The demo's picture seed/pictures/${file} could not be stored: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
