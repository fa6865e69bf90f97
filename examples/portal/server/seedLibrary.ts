import type { CommandLine } from './CommandLine'
import { openPortal } from './openPortal'
import { growLibrary } from './seed/growLibrary'

/** Runs the command `seed`: makes the library of the first account as large as asked for. */
export async function seedLibrary({ dataDir, databaseUrl, pictures }: CommandLine): Promise<void> {
  const { parts, close } = await openPortal({ dataDir, databaseUrl, seed: true })
  try {
    await growLibrary(parts.db, pictures, present => console.log(`${present} of ${pictures} pictures`))
  } finally {
    await close()
  }
}
