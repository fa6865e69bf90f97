const BLOCK = 4096

/** Returns what a file of so many bytes takes on the disk: whole blocks. A million tiny files fill a disk, too. */
export function bytesOnDisk(bytes: number): number {
  return Math.ceil(bytes / BLOCK) * BLOCK
}
