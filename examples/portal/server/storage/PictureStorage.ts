import type { Readable } from 'node:stream'

/** Entry of the table of files that may be unused. */
export interface LooseFile {
  id: number
  uri: string
}

/** A written file that nothing uses yet. Call exactly one of the two methods. */
export interface StagedFile {
  uri: string
  /** Makes sure that the complete file is at its address. */
  commit(): Promise<void>
  /** Removes the temporary file. A file at the address stays, because it may belong to another upload. */
  drop(): Promise<void>
}

/** Bucket of an S3-compatible storage for the pictures. */
export interface S3Settings {
  /** Address without the bucket, `https://…`. */
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/**
 * Stores picture files by their content (see mediaUri): equal files share one address (Uri). Calls throw RequestError
 * 503 while an S3 storage is unreachable. `stage` and `commit` also throw this error while the disk is full or
 * read-only.
 */
export interface PictureStorage {
  /** True when portals on other machines may use this storage, too. */
  readonly isShared: boolean
  /** Writes a file for an address. The caller then commits or drops the file. */
  stage(uri: string, content: Buffer): Promise<StagedFile>
  /** Opens a file; null if there is none at that address. `size` is in bytes, null if the storage does not name it. */
  open(uri: string): Promise<{ content: Readable; size: number | null } | null>
  /** Returns the whole file; null if there is none at that address. */
  read(uri: string): Promise<Buffer | null>
  /** True when a file has that address. */
  has(uri: string): Promise<boolean>
  /** Removes a file; does nothing if there is none. */
  remove(uri: string): Promise<void>
  /** Returns every address with a file. */
  list(): AsyncIterable<string>
  /** Resolves when the storage responds. */
  check(): Promise<void>
}
