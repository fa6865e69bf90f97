import type { CategoryOption } from './CategoryOption'

const NAMES = ['Konzertsaal', 'Theater', 'Kirche', 'Museum', 'Galerie', 'Kino', 'Bibliothek', 'Schloss oder Burg', 'Gaststätte', 'Vereinshaus', 'Schule', 'Park oder Garten', 'Marktplatz', 'Industriedenkmal', 'Online']

/** What kind of place an event can be at, 701 to 715. */
export const locationTypes: readonly CategoryOption[] = NAMES.map((label, index) => ({ value: String(701 + index), label }))
