import type { PortalDatabase } from '../database/PortalDatabase'
import { eventsTable } from '../events/eventsTable'
import type { PictureRow } from '../pictures/PictureRow'
import { lookUp } from './lookUp'
import type { Seed } from './Seed'

/** Makes the demo's events, with the pictures that they name by file. */
export async function seedEvents(tx: PortalDatabase, { events }: Seed, pictures: Map<string, PictureRow>): Promise<void> {
  for (const { file, ...event } of events) {
    const picture = file ? lookUp(pictures, file, 'events') : null
    await tx.insert(eventsTable).values({
      ...event,
      dateTo: event.dateTo ?? event.dateFrom,
      pictureUri: picture?.uri,
      pictureWidth: picture?.width,
      pictureHeight: picture?.height,
      pictureCopyright: picture?.copyright,
    })
  }
}
