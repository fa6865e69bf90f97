import { useEffect, useState } from 'react'

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
