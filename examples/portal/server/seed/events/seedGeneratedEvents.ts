import type { PortalDatabase } from '../../database/PortalDatabase'
import type { PictureRow } from '../../pictures/PictureRow'
import { today } from '../../wallTime/today'
import type { Seed } from '../Seed'
import { insertGenerated } from './insertGenerated'
import { mondayOf } from './mondayOf'
import { seedAddresses } from './seedAddresses'
import { sortPlaces } from './sortPlaces'

/** So many of the cities the second customer has. */
const SECOND_CITIES = 8
const GENERATED = 2000

/** Makes the demo's venues and organisers, and two thousand events around today; most of them are the first account's. */
export async function seedGeneratedEvents(tx: PortalDatabase, { eventParts: parts }: Seed, accountIds: readonly number[], pictures: readonly PictureRow[]): Promise<void> {
  const places = new Map([
    ['uferland', sortPlaces(parts, await seedAddresses(tx, parts, 'uferland', parts.cities))],
    ['lausitz', sortPlaces(parts, await seedAddresses(tx, parts, 'lausitz', parts.cities.slice(0, SECOND_CITIES)))],
  ])
  await insertGenerated(tx, { parts, places, accountIds, pictures, monday: mondayOf(today()) }, { first: 0, end: GENERATED })
}
