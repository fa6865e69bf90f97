import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus if the focused row disappears and the list is then empty, for example after a delete. The focus moves
 * to a chip that is switched on, or else to the button for the search.
 */
export function useEmptyFocus(
  isEmpty: boolean,
  chips: RefObject<HTMLElement | null>,
  searchButton: RefObject<HTMLElement | null>,
): void {
  const wasEmpty = useRef(true)
  useEffect(() => {
    const target = chips.current?.querySelector<HTMLElement>('[aria-pressed=true]') ?? searchButton.current
    const root = target?.getRootNode() as ShadowRoot | undefined
    const isLost = root?.activeElement === null && document.activeElement === document.body
    if (isEmpty && !wasEmpty.current && isLost) target?.focus()
    wasEmpty.current = isEmpty
  }, [isEmpty, chips, searchButton])
}
