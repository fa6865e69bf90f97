import type { Readable } from 'node:stream'

/** A note that the file at an address may be shown by nothing. */
export interface LooseFile {
  id: number
  uri: string
}

/** A file that is written but not yet shown by anything: one of the two calls ends that. */
export interface StagedFile {
  uri: string
  /** Makes sure that the whole file is at its address. */
  keep(): Promise<void>
  /** Removes the temporary file; the file at the address may belong to another upload. */
  drop(): Promise<void>
}

/** Which bucket of an S3-compatible storage keeps the pictures. */
export interface S3Settings {
  /** Its address without the bucket, `https://…`. */
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/**
 * Stores picture files by their content (see mediaUri): equal files share one address (Uri). Each call throws RequestError 503 while the storage is
 * away or full.
 */
export interface PictureStorage {
  /** True when portals on other machines use this storage, too. */
  readonly isShared: boolean
  /** Writes the file of an address so far that it may still be thrown away. */
  stage(uri: string, content: Buffer): Promise<StagedFile>
  /** Opens a file, or null when there is none at that address; its size is in bytes. */
  open(uri: string): Promise<{ content: Readable; size: number } | null>
  /** The whole file, or null when there is none at that address. */
  read(uri: string): Promise<Buffer | null>
  /** True when a file has that address. */
  has(uri: string): Promise<boolean>
  /** Removes a file; none at that address is fine. */
  remove(uri: string): Promise<void>
  /** Every address that has a file. */
  list(): AsyncIterable<string>
  /** Resolves when the storage responds. */
  check(): Promise<void>
}
