import { startTransition, useContext, useEffect, useState } from 'react'
import { GradualContext } from '../window/GradualContext'

/**
 * How many rows of a list are drawn: those in sight, and when they are there any number of others; in a window that is drawn piece by piece, one in sight after the other.
 * @param inSight how many rows fit
 */
export function useRowsInTurn(inSight: number): number {
  const isGradual = useContext(GradualContext)
  const [rows, setRows] = useState(isGradual ? 1 : inSight)
  useEffect(() => {
    if (rows < Infinity) startTransition(() => setRows(rows < inSight ? rows + 1 : Infinity))
  }, [rows, inSight])
  return rows
}
