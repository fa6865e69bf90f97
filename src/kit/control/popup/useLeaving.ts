import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Tells, while `isOn`, that a person went on elsewhere: pressed outside of an element, or moved the focus out of it. Inside is all that is
 * rendered in it, popups too.
 */
export function useLeaving(inside: RefObject<HTMLElement | null>, isOn: boolean, onLeave: () => void): void {
  const judge = useEffectEvent((event: Event) => {
    // The composed path, because seen from the document everything in a shadow tree is its host.
    if (inside.current && !event.composedPath().includes(inside.current)) onLeave()
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const listener = (event: Event) => judge(event)
    document.addEventListener('pointerdown', listener, options)
    // A focus that stays in its shadow tree is not told outside of it.
    for (const root of [inside.current?.getRootNode(), document]) root?.addEventListener('focusin', listener, options)
    return () => listening.abort()
  }, [inside, isOn])
}
