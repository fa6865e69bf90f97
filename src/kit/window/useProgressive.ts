// Splits the first render of a window into steps on a slow device.
// Problem: the browser compiles each function at its first call. On a slow device, the first render of a large window
// is therefore one long task, in which the page does not respond.
// Idea: the first time that a window renders, its expensive parts wait. Each step ends with an effect that starts the
// next one in a React transition, so that the browser can handle input and paint in between.
// The shell sets `ProgressiveContext` (`useWindowChunk.ts`): only on slow devices, and only the first time that a
// window renders. Elsewhere everything renders at once. With `SLOW_MS` at -1 in `core.ts`, every window opens in steps.
// Without this, the page freezes while a window opens for the first time.
// Rules: React may discard such a render and start again, so a render has no side effects. Never delay an element that
// an effect reaches by `ref`.

import { createContext, startTransition, useContext, useEffect, useState } from 'react'

/** True in a window whose first render is progressive, because the device is slow. */
export const ProgressiveContext = createContext(false)

/**
 * True if an expensive part may render. In a progressive first render this is one step after the parts around it.
 * @param isHere true if the part's data has loaded
 */
export function useProgressive(isHere: boolean): boolean {
  const isProgressive = useContext(ProgressiveContext)
  const [isBegun, setBegun] = useState(!isProgressive)
  useEffect(() => {
    if (isHere) startTransition(() => setBegun(true))
  }, [isHere])
  return isHere && isBegun
}

/**
 * Returns how many steps of a window are rendered; `Infinity` outside a progressive first render.
 * @param count number of single steps. After them, all further ones render together
 */
export function useRenderSteps(count: number): number {
  const isProgressive = useContext(ProgressiveContext)
  const [steps, setSteps] = useState(isProgressive ? 1 : Infinity)
  useEffect(() => {
    if (steps < Infinity) startTransition(() => setSteps(steps < count ? steps + 1 : Infinity))
  }, [steps, count])
  return steps
}
