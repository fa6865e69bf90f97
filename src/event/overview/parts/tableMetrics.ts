/** How the table is laid out, in px. A list narrower than `narrow` shows each event as a card; header and tools of its window take `around`. */
export const tableMetrics = { around: 93, narrow: 560, head: 36, row: 56, cardHead: 45, card: 124 } as const
