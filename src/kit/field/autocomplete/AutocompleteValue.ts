/**
 * Where an autocomplete field stands (portal-accounts 4): a choice of the list, a text that is no choice, a search under way,
 * typing, or a text taken as it is.
 */
export type AutocompleteStatus = 'validated' | 'invalidated' | 'validating' | 'editing' | 'freetext'

/** What an autocomplete field holds: the visible name and the hidden id, which only a validated field has. */
export interface AutocompleteValue {
  readonly status: AutocompleteStatus
  readonly text: string
  readonly id: string | null
}
