import { startTransition, useContext, useEffect, useState } from 'react'
import { GradualContext } from './GradualContext'

/** Whether what much is drawn of may be drawn, once it is here: at once; where the window is drawn piece by piece, a moment after what is around it. */
export function useGradually(isHere: boolean): boolean {
  const isGradual = useContext(GradualContext)
  const [isBegun, setBegun] = useState(!isGradual)
  useEffect(() => {
    if (isHere) startTransition(() => setBegun(true))
  }, [isHere])
  return isHere && isBegun
}
