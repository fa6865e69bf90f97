import type { CommandLine } from './PortalOptions'
import { openPortal } from './openPortal'
import { growEvents } from './seed/events/growEvents'
import { growLibrary } from './seed/growLibrary'
import { readSeed } from './seed/readSeed'

/** Runs the command `seed`: grows library and events of the first account to the requested numbers. */
export async function seedLibrary({ dataDir, databaseUrl, s3, pictures, events }: CommandLine): Promise<void> {
  const { parts, close } = await openPortal({ dataDir, databaseUrl, s3, seed: true })
  try {
    if (pictures > 0)
      await growLibrary(parts.db, pictures, present => console.log(`${present} of ${pictures} pictures`))
    if (events > 0)
      await growEvents(parts.db, await readSeed(), events, present => console.log(`${present} of ${events} events`))
  } finally {
    await close()
  }
}
