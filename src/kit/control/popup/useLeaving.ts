import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

interface FadeOptions {
  /** How long a change has to last before it counts, in ms. */
  readonly settleMs: number
  /** How long it takes to disappear, in ms; 0 where motion is not wanted. */
  readonly fadeMs: number
}

/** Follows a switch that may flicker: tells what to draw, and whether that is on its way out. */
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
 * Tells, while `isOn`, that a person went on elsewhere: pressed outside of an element, or moved the focus out of it. Inside is all that is
 * rendered in it, popups too.
 */
export function useLeaving(inside: RefObject<HTMLElement | null>, isOn: boolean, onLeave: () => void): void {
  const check = useEffectEvent((event: Event) => {
    // The composed path, because seen from the document everything in a shadow tree is its host.
    if (inside.current && !event.composedPath().includes(inside.current)) onLeave()
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const listener = (event: Event) => check(event)
    document.addEventListener('pointerdown', listener, options)
    // A focus that stays in its shadow tree is not told outside of it.
    for (const root of [inside.current?.getRootNode(), document]) root?.addEventListener('focusin', listener, options)
    return () => listening.abort()
  }, [inside, isOn])
}
