import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { focusedElement } from './keyboard'

/**
 * Focuses another element when the component unmounts while `place` has the focus. Otherwise the page would get the
 * focus, and with it every further key press.
 */
export function usePassFocus(place: RefObject<HTMLElement | null>, next: () => HTMLElement | null | undefined): void {
  const pass = useEffectEvent(() => {
    // Call `next` after the removal, because the next element may be removed together with `place`.
    if (place.current?.contains(focusedElement())) queueMicrotask(() => next()?.focus({ preventScroll: true }))
  })
  useLayoutEffect(() => () => pass(), [])
}
