/** What all pictures of the filter are looked through for. */
export type ReviewKind = 'duplicates' | 'incomplete'
