import type { AddressRow } from '../addresses/AddressRow'
import type { EventRow } from './EventRow'
import { foldSearch } from './foldSearch'

type Searched = Pick<EventRow, 'title' | 'titleEnglish' | 'titlePolish' | 'locationFreetext' | 'city' | 'keywords'>

/** What the search looks in: folded, one field a line so that no word spans two. */
export function eventSearchText(event: Searched, addresses: readonly Pick<AddressRow, 'name'>[]): string {
  const { title, titleEnglish, titlePolish, locationFreetext, city, keywords } = event
  const texts = [title, titleEnglish, titlePolish, ...addresses.map(({ name }) => name), locationFreetext, city, ...keywords]
  return foldSearch(texts.filter(text => text !== '').join('\n'))
}
