import { createContext, startTransition, useContext, useEffect, useState } from 'react'

/** Whether the window one is in is drawn piece by piece, so that the page answers in between: the device is slow, and draws it for the first time. */
export const GradualContext = createContext(false)

/** Whether what much is drawn of may be drawn, once it is here: at once; where the window is drawn piece by piece, a moment after what is around it. */
export function useGradually(isHere: boolean): boolean {
  const isGradual = useContext(GradualContext)
  const [isBegun, setBegun] = useState(!isGradual)
  useEffect(() => {
    if (isHere) startTransition(() => setBegun(true))
  }, [isHere])
  return isHere && isBegun
}

/**
 * How many pieces of a window are drawn by now: all; in a window that is drawn piece by piece, one after the other.
 * @param count when so many are drawn, all further ones come together
 */
export function usePieces(count: number): number {
  const isGradual = useContext(GradualContext)
  const [pieces, setPieces] = useState(isGradual ? 1 : Infinity)
  useEffect(() => {
    if (pieces < Infinity) startTransition(() => setPieces(pieces < count ? pieces + 1 : Infinity))
  }, [pieces, count])
  return pieces
}
