import type { PictureRow } from '../../pictures/PictureRow'
import type { Seed } from '../Seed'
import type { EventPlaces } from './EventPlaces'

/** What generated events are made of. */
export interface EventSource {
  parts: Seed['eventParts']
  /** By customer. */
  places: ReadonlyMap<string, EventPlaces>
  /** The accounts' ids; the first one has most of the events. */
  accountIds: readonly number[]
  pictures: readonly PictureRow[]
  /** The first day of this week, 'YYYY-MM-DD': events lie a year around it. */
  monday: string
}
