const BLOCK = 4096

/** Returns the size of a file on disk in whole blocks, because a million tiny files fill a disk, too. */
export function bytesOnDisk(bytes: number): number {
  return Math.ceil(bytes / BLOCK) * BLOCK
}
