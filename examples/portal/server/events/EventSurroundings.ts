import type { AddressRow } from '../addresses/AddressRow'
import type { PictureRow } from '../pictures/PictureRow'

/** What events refer to, by id; what is gone is missing. */
export interface EventSurroundings {
  addresses: ReadonlyMap<number, AddressRow>
  pictures: ReadonlyMap<number, PictureRow>
}
