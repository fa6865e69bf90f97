import { storedEvents, type StoredAddress, type StoredEvent } from './eventFixtures'
import { storedPictures, storedSeries, type StoredPicture, type StoredSeries } from './pictureFixtures'
import { storedMembers, type StoredMember } from './memberFixtures'
import { storedAddresses } from './eventFixtures'

/** Last saved values of a temporary account. */
export type StoredTemporary = Readonly<Record<string, string>>

/**
 * All data of the second portal, in memory. Here, each number has the type `number`, and each text the type `string`. A
 * response may send numbers as texts, and texts of digits as numbers.
 */
export interface SecondPortalState {
  pictures: StoredPicture[]
  series: StoredSeries[]
  members: StoredMember[]
  events: StoredEvent[]
  addresses: StoredAddress[]
  posts: { id: number; title: string; tag: string }[]
  readonly temporary: Map<string, StoredTemporary>
  /** Account ids by session. */
  readonly sessions: Map<string, number>
  /** Roles by voucher. */
  readonly vouchers: Map<string, string>
  nextId: number
}

/** Returns the data of a newly installed portal. */
export function freshState(): SecondPortalState {
  return {
    pictures: storedPictures(),
    series: storedSeries(),
    members: storedMembers(),
    events: storedEvents(),
    addresses: storedAddresses(),
    posts: [],
    temporary: new Map(),
    sessions: new Map(),
    vouchers: new Map([['HERBST-2026', 'veranstalter']]),
    nextId: 9000,
  }
}
