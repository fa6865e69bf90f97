/** The cookies of a temporary account (portal-accounts 3). */
export type TemporaryCookie = 'tmp_account_id' | 'tmp_account_id_saved' | 'tmp_account_id_migrated' | 'tmp_account_id_skip_migration'
