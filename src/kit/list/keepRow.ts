/**
 * Adds the focused row to the rows that are drawn, or the focus would be lost by scrolling it away. One row beyond the
 * visible ones goes for it, on the side it lies on, so that no more are drawn than without it.
 */
export function keepRow(rows: readonly number[], activeRow: number): number[] {
  if (rows.length === 0 || rows.includes(activeRow)) return [...rows]
  return activeRow < (rows[0] ?? 0) ? [activeRow, ...rows.slice(1)] : [...rows.slice(0, -1), activeRow]
}
