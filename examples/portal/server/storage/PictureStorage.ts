import type { Readable } from 'node:stream'
import type { StagedFile } from './StagedFile'

/** Where picture files are kept, addressed by their content: equal files share one address (Uri). */
export interface PictureStorage {
  /** Writes a file beside the others without giving it its address yet. */
  stage(content: Buffer, extension: string): Promise<StagedFile>
  /** Opens a file, or null when there is none at that address; its size is in bytes. */
  open(uri: string): Promise<{ content: Readable; size: number } | null>
  /** The whole file, or null when there is none at that address. */
  read(uri: string): Promise<Buffer | null>
  /** Whether there is a file at that address. */
  has(uri: string): Promise<boolean>
  /** Removes a file; none at that address is fine. */
  remove(uri: string): Promise<void>
  /** Every address that has a file. */
  list(): AsyncIterable<string>
}
