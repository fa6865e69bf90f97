import type { CommandLine } from './PortalOptions'
import { openPortal } from './openPortal'
import { sweepUnusedFiles } from './storage/looseFiles'

/**
 * Runs the command `sweep`. Removes every picture file that nothing uses, for example files that are newer than a
 * restored database.
 */
export async function sweepPortal({ dataDir, databaseUrl, s3 }: CommandLine): Promise<void> {
  const { parts, close } = await openPortal({ dataDir, databaseUrl, s3, seed: false })
  try {
    console.log(`${await sweepUnusedFiles(parts.db, parts.storage)} files removed`)
  } finally {
    await close()
  }
}
