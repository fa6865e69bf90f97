import { fieldLabels } from '../fieldLabels'

/** Every label of the migration layer. */
export const migrateLabels = [
  'register_tmp_migrate_heading',
  'register_tmp_migrate_text',
  'register_tmp_migrate_moves',
  'register_tmp_migrate_conflicts',
  'register_tmp_migrate_conflicts_text',
  'register_tmp_migrate_account',
  'register_tmp_migrate_temporary',
  'register_tmp_migrate_nothing_new',
  'register_tmp_migrate_unknown',
  'register_tmp_migrate_none',
  'register_tmp_migrate_none_text',
  'register_tmp_migrate_move',
  'register_tmp_migrate_skip',
  'register_tmp_migrate_refused',
  'register_tmp_migrate_done',
  'register_tmp_migrate_done_text',
  'register_tmp_migrate_finish',
  ...fieldLabels,
] as const

/** A label of the migration layer. */
export type MigrateLabel = (typeof migrateLabels)[number]
