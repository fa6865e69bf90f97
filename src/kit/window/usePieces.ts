import { startTransition, useContext, useEffect, useState } from 'react'
import { GradualContext } from './GradualContext'

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
