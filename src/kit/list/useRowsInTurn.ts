import { startTransition, useContext, useEffect, useState } from 'react'
import { GradualContext } from '../window/GradualContext'

/**
 * How many rows of a list are drawn: those in sight, and when they are there any number of others; in a window that is drawn piece by piece, none at first, then one in sight after the other.
 * @param inSight how many rows fit
 * @param furtherPieces so often it counts on there before the others, for what each row shows later
 */
export function useRowsInTurn(inSight: number, furtherPieces = 0): number {
  const isGradual = useContext(GradualContext)
  const [rows, setRows] = useState(isGradual ? 0 : inSight)
  const last = isGradual ? inSight + furtherPieces : inSight
  useEffect(() => {
    if (rows < Infinity) startTransition(() => setRows(rows < last ? rows + 1 : Infinity))
  }, [rows, last])
  return rows
}
