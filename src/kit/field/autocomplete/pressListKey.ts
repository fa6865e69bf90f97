import type { KeyboardEvent } from 'react'
import { canSearch, type AutocompleteState } from './autocompleteModel'
import type { AutocompleteEntry } from './listEntries'

interface ListKeyTargets {
  readonly field: { readonly state: AutocompleteState; searchNow(): void; highlight(line: number): void; closeList(): void }
  readonly entries: readonly AutocompleteEntry[]
  pick(entry: AutocompleteEntry): void
}

/**
 * What keys do in an autocomplete field: arrows move the highlight and wrap around, Enter picks, Escape closes only the list; Enter
 * and arrow down search at once where no list is open. Keys that mean nothing here are left to the form and the window.
 */
export function pressListKey(event: KeyboardEvent, { field, entries, pick }: ListKeyTargets): void {
  const { list, active, value } = field.state
  if (event.nativeEvent.isComposing) return
  const isOpen = list.kind !== 'closed'
  const count = entries.length
  const act = (): (() => void) | undefined => {
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
        // A form is not sent by the way, while its field is still being looked up.
        return isOpen ? () => {} : undefined
      }
      case 'Escape':
        return isOpen ? field.closeList : undefined
      default:
        return undefined
    }
  }
  const action = act()
  if (!action) return
  event.preventDefault()
  action()
}
