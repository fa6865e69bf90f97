import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

interface FadeOptions {
  /** Time in ms that a change must last before it counts. */
  readonly settleMs: number
  /** Fade-out time in ms; 0 if the person prefers reduced motion. */
  readonly fadeMs: number
}

/**
 * Returns the state of content that `isOn` shows and hides. The content appears and disappears after a delay, and
 * fades out. `isDrawn` is true while the content is rendered, `isLeaving` while it fades out. A change of `isOn` that
 * lasts less than `settleMs` has no effect.
 */
export function useFade(isOn: boolean, { settleMs, fadeMs }: FadeOptions): { isDrawn: boolean; isLeaving: boolean } {
  const [settled, setSettled] = useState(isOn)
  const [isLingering, setIsLingering] = useState(isOn)
  const isShown = settleMs === 0 ? isOn : settled
  useEffect(() => {
    const timer = setTimeout(() => setSettled(isOn), settleMs)
    return () => clearTimeout(timer)
  }, [isOn, settleMs])
  useEffect(() => {
    const timer = setTimeout(() => setIsLingering(isShown), isShown ? 0 : fadeMs)
    return () => clearTimeout(timer)
  }, [isShown, fadeMs])
  const isLeaving = !isShown && isLingering && fadeMs > 0
  return { isDrawn: isShown || isLeaving, isLeaving }
}

/**
 * Calls `onLeave` when a person presses outside of an element or moves the focus out of it, as long as `isOn` is true.
 * Everything rendered in the element is inside, also popups.
 */
export function useLeaving(inside: RefObject<HTMLElement | null>, isOn: boolean, onLeave: () => void): void {
  const check = useEffectEvent((event: Event) => {
    // Use the composed path, because the document sees only the host of a shadow tree.
    if (inside.current && !event.composedPath().includes(inside.current)) onLeave()
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const listener = (event: Event) => check(event)
    document.addEventListener('pointerdown', listener, options)
    // Focus changes inside a shadow tree don't reach the document.
    for (const root of [inside.current?.getRootNode(), document]) root?.addEventListener('focusin', listener, options)
    return () => listening.abort()
  }, [inside, isOn])
}
