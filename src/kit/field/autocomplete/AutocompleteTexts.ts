/** The texts of an autocomplete field that do not come with a result. */
export interface AutocompleteTexts {
  /** While a search is under way. */
  readonly loading: string
  /** A search found nothing. */
  readonly noResults: string
  /** A search failed. */
  readonly failed: string
  /** Searches again after a failure. */
  readonly retry: string
  /** The name of the button that empties a validated field. */
  readonly delete: string
  /** Spoken when a list opens: how many results there are. */
  readonly found: (count: number) => string
}
