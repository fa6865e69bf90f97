import { setTemporaryCookies } from '../../src/register/temporaryAccount/takeTemporaryAccount'

/** Makes the browser of a test one that never had a temporary account. */
export function clearTemporaryCookies(): void {
  setTemporaryCookies({
    tmp_account_id: undefined,
    tmp_account_id_saved: undefined,
    tmp_account_id_migrated: undefined,
    tmp_account_id_skip_migration: undefined,
  })
  sessionStorage.clear()
}
