import { setTemporaryCookies } from '../../src/register/temporaryAccount/setTemporaryCookies'

/** Deletes the cookies of temporary accounts, and clears the session storage. */
export function clearTemporaryCookies(): void {
  setTemporaryCookies({
    tmp_account_id: undefined,
    tmp_account_id_saved: undefined,
    tmp_account_id_migrated: undefined,
    tmp_account_id_skip_migration: undefined,
  })
  sessionStorage.clear()
}
