import { storedEvents, type StoredAddress, type StoredEvent } from './eventFixtures'
import { storedPictures, storedSeries, type StoredPicture, type StoredSeries } from './pictureFixtures'
import { storedMembers, type StoredMember } from './memberFixtures'
import { storedAddresses } from './eventFixtures'

/** A temporary account, as it was last saved. */
export type StoredTemporary = Readonly<Record<string, string>>

/** Everything that the second portal keeps, in memory. Numbers are numbers and texts are texts here, whatever form an answer gives them. */
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
  readonly vouchers: Map<string, string>
  nextId: number
}

/** Returns the state of a portal that has just been set up. */
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
