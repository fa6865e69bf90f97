import type { GridMetrics } from './gridMetrics'

/** The list view's layout: one column of rows of 60 px, whatever the width. */
export const listMetrics: GridMetrics = { columns: 1, pictureHeight: 0, rowHeight: 60 }
