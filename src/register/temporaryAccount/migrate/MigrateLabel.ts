import type { migrateLabels } from './migrateLabels'

/** A label of the migration layer. */
export type MigrateLabel = (typeof migrateLabels)[number]
