import { plainText } from '../../../labels/plainText'

/** One result of a search, which a person can choose (portal-accounts 3). */
export interface AutocompleteItem {
  readonly id: string
  /** The name that fills the field. */
  readonly value: string
  /** Distinguishes choices of the same name. May hold HTML, of which only the text shows. */
  readonly info?: string
  /** A name in the host page's `callbacks`. Choosing this result calls that function. */
  readonly customCallback?: string
}

/** Result of a search, with texts of the server for the list. The texts may hold HTML, of which only the text shows. */
export interface AutocompleteResult {
  readonly results: readonly AutocompleteItem[]
  readonly header?: string
  readonly footer?: string
  /** Text of the line that accepts the typed text, if free text is allowed. */
  readonly footerFreetext?: string
  /** Text of the line to choose if the right result is missing. Choosing this line calls the field's `onMissing`. */
  readonly footerMissingText?: string
  readonly footerInfoText?: string
}

/**
 * Status of an autocomplete field (portal-accounts 4). `validated`: a choice from the list. `invalidated`: no text, or
 * a text that is not one of the choices. `validating`: the search is in progress. `editing`: the person types.
 * `freetext`: an accepted free text.
 */
export type AutocompleteStatus = 'validated' | 'invalidated' | 'validating' | 'editing' | 'freetext'

/** Value of an autocomplete field: the visible name and the hidden id. Only a validated field has an id. */
export interface AutocompleteValue {
  readonly status: AutocompleteStatus
  readonly text: string
  readonly id: string | null
}

/** Minimum length of a text to search for (portal-accounts 9). */
const MIN_CHARACTERS = 2

/** State of the popup below the field. */
type AutocompleteList =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly result: AutocompleteResult }

/** The state of an autocomplete field. */
export interface AutocompleteState {
  readonly value: AutocompleteValue
  /**
   * The last choice, or the last value that came from outside; empty after the delete button. If a person deletes the
   * text of a choice by keys and leaves the field, the field shows the choice again.
   */
  readonly original: AutocompleteValue
  readonly list: AutocompleteList
  /** Index of the highlighted line; -1 for none. */
  readonly active: number
  /**
   * Number of the current search. It changes with each new search, and with each event that ends a search, such as an
   * edit or a choice. So the response of an earlier search has an older number, and is ignored.
   */
  readonly request: number
}

/** The events of an autocomplete field. */
export type AutocompleteEvent =
  | { readonly type: 'edit'; readonly text: string }
  | { readonly type: 'search' }
  | { readonly type: 'answer'; readonly request: number; readonly result: AutocompleteResult }
  | { readonly type: 'fail'; readonly request: number }
  | { readonly type: 'highlight'; readonly line: number }
  | { readonly type: 'choose'; readonly item: AutocompleteItem }
  | { readonly type: 'takeFreetext' }
  | { readonly type: 'closeList' }
  | { readonly type: 'clear' }
  | { readonly type: 'leave'; readonly isFreetextAllowed: boolean }
  | { readonly type: 'replace'; readonly value: AutocompleteValue }

const CLOSED = { list: { kind: 'closed' }, active: -1 } as const
const EMPTY: AutocompleteValue = { status: 'invalidated', text: '', id: null }

/** Returns the initial state of a field with this value. */
export function startAutocomplete(value: AutocompleteValue): AutocompleteState {
  return { value, original: value, ...CLOSED, request: 0 }
}

/** True when a text is long enough to search for. Blanks around the text do not count. */
export function canSearch(text: string): boolean {
  return [...text.trim()].length >= MIN_CHARACTERS
}

/** Returns the next state of an autocomplete field (portal-accounts 4, events 4.7). */
export function reduceAutocomplete(state: AutocompleteState, event: AutocompleteEvent): AutocompleteState {
  const { value, original, list } = state
  const isCurrent = 'request' in event && event.request === state.request
  const settle = (settled: AutocompleteValue, base = original): AutocompleteState => ({
    value: settled,
    original: base,
    ...CLOSED,
    request: state.request + 1,
  })
  switch (event.type) {
    case 'edit':
      return settle({ status: 'editing', text: event.text, id: null })
    case 'search':
      return {
        ...state,
        value: { ...value, status: 'validating', id: null },
        list: { kind: 'loading' },
        active: -1,
        request: state.request + 1,
      }
    case 'answer':
      return isCurrent
        ? {
            ...state,
            value: { ...value, status: 'editing' },
            list: { kind: 'found', result: event.result },
            active: -1,
          }
        : state
    case 'fail':
      // The only line is 'try again', so Enter uses it.
      return isCurrent
        ? { ...state, value: { ...value, status: 'editing' }, list: { kind: 'failed' }, active: 0 }
        : state
    case 'highlight':
      return { ...state, active: event.line }
    case 'choose': {
      const chosen: AutocompleteValue = { status: 'validated', text: event.item.value, id: event.item.id }
      return settle(chosen, chosen)
    }
    case 'takeFreetext':
      return value.text.trim() === '' ? state : settle({ status: 'freetext', text: value.text, id: null })
    case 'closeList':
      return list.kind === 'closed'
        ? state
        : settle(value.status === 'validating' ? { ...value, status: 'editing' } : value)
    case 'clear':
      return settle(EMPTY, EMPTY)
    case 'leave':
      return settle(valueAfter(state, event.isFreetextAllowed))
    case 'replace':
      return settle(event.value, event.value)
  }
}

function valueAfter({ value, original }: AutocompleteState, isFreetextAllowed: boolean): AutocompleteValue {
  const isUnchanged = original.status === 'validated' && value.text === original.text
  // If the field began with a free text, no choice exists to restore. So the field stays empty if a person empties it.
  if (value.text.trim() === '' && original.status === 'freetext' && value.status !== 'freetext') return EMPTY
  if (value.text.trim() === '' || isUnchanged) {
    return original.status === 'validated' || original.status === 'freetext'
      ? original
      : { ...original, status: 'invalidated', id: null }
  }
  if (value.status !== 'editing' && value.status !== 'validating') return value
  return { status: isFreetextAllowed ? 'freetext' : 'invalidated', text: value.text, id: null }
}

/** A line of the list that the arrow keys reach: a result, or an offer. */
export type AutocompleteEntry =
  | { readonly kind: 'item'; readonly text: string; readonly item: AutocompleteItem; readonly info: string }
  | { readonly kind: 'freetext' | 'missing' | 'add' | 'retry'; readonly text: string }

/** The offers of a field besides results. */
interface ListOffers {
  readonly isFreetextAllowed: boolean
  /** Text of the offer if nothing was found. */
  readonly addText: string | undefined
  readonly retryText: string
}

/** Returns the lines of the list, in the order of the arrow keys; none for a list that is closed or loading. */
export function listEntries(
  { list, value }: AutocompleteState,
  { isFreetextAllowed, addText, retryText }: ListOffers,
): AutocompleteEntry[] {
  if (list.kind === 'failed') return [{ kind: 'retry', text: retryText }]
  if (list.kind !== 'found') return []
  const { results, footerFreetext, footerMissingText } = list.result
  const entries: AutocompleteEntry[] = results.map(item => ({
    kind: 'item',
    text: item.value,
    item,
    info: plainText(item.info ?? ''),
  }))
  if (results.length === 0 && addText !== undefined) entries.push({ kind: 'add', text: addText })
  if (value.text.trim() === '') return entries
  if (footerFreetext && isFreetextAllowed) entries.push({ kind: 'freetext', text: plainText(footerFreetext) })
  if (footerMissingText) entries.push({ kind: 'missing', text: plainText(footerMissingText) })
  return entries
}
