import type { AddressRow } from '../addresses/AddressRow'
import type { EventRow } from './EventRow'

type Searched = Pick<EventRow, 'title' | 'titleEnglish' | 'titlePolish' | 'locationFreetext' | 'city' | 'keywords'>

/** What the search looks in: lower-cased, one field a line so that no word spans two. */
export function eventSearchText(event: Searched, addresses: readonly Pick<AddressRow, 'name'>[]): string {
  const { title, titleEnglish, titlePolish, locationFreetext, city, keywords } = event
  return [title, titleEnglish, titlePolish, ...addresses.map(({ name }) => name), locationFreetext, city, ...keywords]
    .filter(text => text !== '')
    .join('\n')
    .normalize('NFC')
    .toLowerCase()
}
