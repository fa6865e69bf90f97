import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { announce } from '../../control/LiveRegion'
import {
  type AutocompleteEntry,
  type AutocompleteEvent,
  type AutocompleteItem,
  type AutocompleteResult,
  type AutocompleteState,
  type AutocompleteValue,
  canSearch,
  reduceAutocomplete,
  startAutocomplete,
} from './autocompleteModel'

interface AutocompleteOptions {
  readonly value: AutocompleteValue
  onChange(value: AutocompleteValue): void
  search(text: string, signal: AbortSignal): Promise<AutocompleteResult>
  readonly isFreetextAllowed: boolean
  /** Delay in ms from the last key to the search. */
  readonly debounceMs: number
  /** Returns the text that screen readers speak for results. */
  describeFound(result: AutocompleteResult): string
  readonly failedText: string
}

function isSame(one: AutocompleteValue, other: AutocompleteValue): boolean {
  return one.status === other.status && one.text === other.text && one.id === other.id
}

/** Runs an autocomplete field: its state, one search at a time, and the delay after a key. */
export function useAutocomplete(options: AutocompleteOptions) {
  const { value, isFreetextAllowed } = options
  const [state, setState] = useState(() => startAutocomplete(value))
  // Responses and timers outlive the render that started them, so they read the newest state.
  const newest = useRef(state)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const searching = useRef<AbortController>(undefined)

  const take = (event: AutocompleteEvent) => {
    newest.current = reduceAutocomplete(newest.current, event)
    setState(newest.current)
  }
  const send = (event: AutocompleteEvent) => {
    const before = newest.current.value
    take(event)
    if (!isSame(before, newest.current.value)) latest.current.onChange(newest.current.value)
  }
  const stop = () => {
    clearTimeout(timer.current)
    searching.current?.abort()
  }
  const settle = (event: AutocompleteEvent) => {
    stop()
    send(event)
  }
  const searchNow = async () => {
    stop()
    const { text } = newest.current.value
    if (!canSearch(text)) return
    const { signal } = (searching.current = new AbortController())
    send({ type: 'search' })
    const { request } = newest.current
    const isAwaited = () => request === newest.current.request
    try {
      const result = await latest.current.search(text, signal)
      if (isAwaited()) announce(latest.current.describeFound(result))
      send({ type: 'answer', request, result })
    } catch {
      if (isAwaited()) announce(latest.current.failedText)
      send({ type: 'fail', request })
    }
  }

  const synchronise = useEffectEvent((given: AutocompleteValue) => {
    if (isSame(given, newest.current.value)) return
    stop()
    take({ type: 'replace', value: given })
  })
  useEffect(
    () => synchronise({ status: value.status, text: value.text, id: value.id }),
    [value.status, value.text, value.id],
  )
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      searching.current?.abort()
    },
    [],
  )

  return {
    state,
    edit(text: string) {
      settle({ type: 'edit', text })
      if (canSearch(text)) timer.current = setTimeout(() => void searchNow(), latest.current.debounceMs)
    },
    searchNow: () => void searchNow(),
    highlight: (line: number) => send({ type: 'highlight', line }),
    choose: (item: AutocompleteItem) => settle({ type: 'choose', item }),
    takeFreetext: () => settle({ type: 'takeFreetext' }),
    closeList: () => settle({ type: 'closeList' }),
    clear: () => settle({ type: 'clear' }),
    leave: () => settle({ type: 'leave', isFreetextAllowed }),
  }
}

interface ListKeyTargets {
  readonly field: {
    readonly state: AutocompleteState
    searchNow(): void
    highlight(line: number): void
    closeList(): void
  }
  readonly entries: readonly AutocompleteEntry[]
  pick(entry: AutocompleteEntry): void
}

/**
 * Handles keys in an autocomplete field. Arrows move the highlight and wrap, Enter chooses, Escape closes only the
 * list. If no list is open, arrow down searches at once, and so does Enter after an edit. Other keys are left to the
 * form and the window.
 */
export function pressListKey(event: KeyboardEvent, { field, entries, pick }: ListKeyTargets): void {
  const { list, active, value } = field.state
  if (event.nativeEvent.isComposing) return
  const isOpen = list.kind !== 'closed'
  const count = entries.length
  const keyAction = (): (() => void) | undefined => {
    switch (event.key) {
      case 'ArrowDown':
        if (count > 0) return () => field.highlight((active + 1) % count)
        return !isOpen && canSearch(value.text) ? field.searchNow : undefined
      case 'ArrowUp':
        return count > 0 ? () => field.highlight((active <= 0 ? count : active) - 1) : undefined
      case 'Enter': {
        const entry = entries[active]
        if (entry) return () => pick(entry)
        if (value.status === 'editing' && !isOpen && canSearch(value.text)) return field.searchNow
        // Enter must not submit the form while the list is open.
        return isOpen ? () => {} : undefined
      }
      case 'Escape':
        return isOpen ? field.closeList : undefined
      default:
        return undefined
    }
  }
  const action = keyAction()
  if (!action) return
  event.preventDefault()
  action()
}
