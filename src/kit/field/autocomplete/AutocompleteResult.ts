/** One thing to choose (portal-accounts 3). */
export interface AutocompleteItem {
  readonly id: string
  /** The name that fills the field. */
  readonly value: string
  /** What tells it from others of the same name; may hold HTML, of which the text is shown. */
  readonly info?: string
  /** A name in the host page's `callbacks`, called when it is chosen. */
  readonly customCallback?: string
}

/** What a search found, with texts of the server for the list; those may hold HTML, of which the text is shown. */
export interface AutocompleteResult {
  readonly results: readonly AutocompleteItem[]
  readonly header?: string
  readonly footer?: string
  /** Offers the typed text as it is, where free text is allowed. */
  readonly footerFreetext?: string
  /** Offers the typed text because the right one is missing. */
  readonly footerMissingText?: string
  readonly footerInfoText?: string
}
