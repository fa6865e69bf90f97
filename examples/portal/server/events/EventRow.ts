import type { eventsTable } from './eventsTable'

/** An event as it is stored. */
export type EventRow = typeof eventsTable.$inferSelect
