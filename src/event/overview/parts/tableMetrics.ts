/** How the table is laid out, in px. A list narrower than `narrow` shows each event as a card; in a window of the height `window` header and tools take `around`. */
export const tableMetrics = { window: 610, around: 93, narrow: 560, head: 36, row: 56, cardHead: 45, card: 124 } as const
