import type { AddressRow } from '../addresses/addressesTable'
import type { EventRow } from './eventsTable'

/** Folds a text for the search of events: lower case, and ss for ß, because many people type ss. */
export function foldSearch(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss')
}

type Searched = Pick<EventRow, 'title' | 'titleEnglish' | 'titlePolish' | 'locationFreetext' | 'city' | 'keywords'>

/** Returns the search text of an event: folded, one field per line, so that no match spans two fields. */
export function eventSearchText(event: Searched, addresses: readonly Pick<AddressRow, 'name'>[]): string {
  const { title, titleEnglish, titlePolish, locationFreetext, city, keywords } = event
  const texts = [
    title,
    titleEnglish,
    titlePolish,
    ...addresses.map(({ name }) => name),
    locationFreetext,
    city,
    ...keywords,
  ]
  return foldSearch(texts.filter(text => text !== '').join('\n'))
}
