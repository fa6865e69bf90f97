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
  /** Throws away what was written beside the address; what is at the address may be another's. */
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

/** Where picture files are kept, addressed by their content (see mediaUri): equal files share one address (Uri). Each call throws RequestError 503 while the storage is away or full. */
export interface PictureStorage {
  /** Whether portals of other machines keep their files here, too. */
  readonly isShared: boolean
  /** Writes the file of an address so far that it may still be thrown away. */
  stage(uri: string, content: Buffer): Promise<StagedFile>
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
  /** Answers when the storage does. */
  check(): Promise<void>
}
