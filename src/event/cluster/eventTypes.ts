/** The kinds of events by their contract's ids (events 9). */
export const eventTypes = { undefined: 0, single: 1, framework: 2, series: 3 } as const
