import { plainText } from '../../../labels/plainText'
import type { AutocompleteItem } from './AutocompleteResult'
import type { AutocompleteState } from './autocompleteModel'

/** A line of the list that the arrow keys reach: a result, or an offer. */
export type AutocompleteEntry =
  | { readonly kind: 'item'; readonly text: string; readonly item: AutocompleteItem; readonly info: string }
  | { readonly kind: 'freetext' | 'missing' | 'add' | 'retry'; readonly text: string }

/** What a field offers besides results. */
interface ListOffers {
  readonly isFreetextAllowed: boolean
  /** Offered where nothing was found. */
  readonly addText: string | undefined
  readonly retryText: string
}

/** The lines of the list, in the order of the arrow keys; none for a list that is closed or loading. */
export function listEntries({ list, value }: AutocompleteState, { isFreetextAllowed, addText, retryText }: ListOffers): AutocompleteEntry[] {
  if (list.kind === 'failed') return [{ kind: 'retry', text: retryText }]
  if (list.kind !== 'found') return []
  const { results, footerFreetext, footerMissingText } = list.result
  const entries: AutocompleteEntry[] = results.map(item => ({ kind: 'item', text: item.value, item, info: plainText(item.info ?? '') }))
  if (results.length === 0 && addText !== undefined) entries.push({ kind: 'add', text: addText })
  if (value.text.trim() === '') return entries
  if (footerFreetext && isFreetextAllowed) entries.push({ kind: 'freetext', text: plainText(footerFreetext) })
  if (footerMissingText) entries.push({ kind: 'missing', text: plainText(footerMissingText) })
  return entries
}
