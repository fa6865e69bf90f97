import type { personsTable } from './personsTable'

/** A person as the database keeps her. */
export type PersonRow = typeof personsTable.$inferSelect
