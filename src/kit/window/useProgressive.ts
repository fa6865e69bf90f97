import { createContext, startTransition, useContext, useEffect, useState } from 'react'

/** Whether the window one is in is drawn piece by piece, so that the page answers in between: the device is slow, and draws it for the first time. */
export const ProgressiveContext = createContext(false)

/** Whether what much is drawn of may be drawn, once it is here: at once; where the window is drawn piece by piece, a moment after what is around it. */
export function useProgressive(isHere: boolean): boolean {
  const isProgressive = useContext(ProgressiveContext)
  const [isBegun, setBegun] = useState(!isProgressive)
  useEffect(() => {
    if (isHere) startTransition(() => setBegun(true))
  }, [isHere])
  return isHere && isBegun
}

/**
 * How many pieces of a window are drawn by now: all; in a window that is drawn piece by piece, one after the other.
 * @param count when so many are drawn, all further ones come together
 */
export function useRenderSteps(count: number): number {
  const isProgressive = useContext(ProgressiveContext)
  const [steps, setSteps] = useState(isProgressive ? 1 : Infinity)
  useEffect(() => {
    if (steps < Infinity) startTransition(() => setSteps(steps < count ? steps + 1 : Infinity))
  }, [steps, count])
  return steps
}
