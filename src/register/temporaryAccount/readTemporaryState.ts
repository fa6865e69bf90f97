import type { FoyerConfig } from '../../config/FoyerConfig'
import { readCookie } from '../../lib/cookies'

/** The cookies of a temporary account (portal-accounts 3). */
export type TemporaryCookie =
  'tmp_account_id' | 'tmp_account_id_saved' | 'tmp_account_id_migrated' | 'tmp_account_id_skip_migration'

/**
 * True when a text can be the id of a temporary account. An id must not contain characters that have a special meaning
 * in an address or a cookie.
 */
export function isTemporaryId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}

/** State of this browser's temporary account (portal-accounts 4). */
interface TemporaryState {
  /** Undefined if there is no account, or the cookie's value can't be an id. */
  readonly id: string | undefined
  /** True when the account counts as existing: it was filled in and saved. */
  readonly isThere: boolean
  /** True when the temporary account was moved into an account. */
  readonly isMigrated: boolean
  /** True when the person decided not to move the temporary account. */
  readonly isSkipped: boolean
}

/**
 * Reads the state of the temporary account from the page's cookies.
 * @param cookies as `document.cookie` gives them
 */
export function readTemporaryState(cookies: string): TemporaryState {
  const cookie = (name: TemporaryCookie) => readCookie(cookies, name)
  const found = cookie('tmp_account_id') ?? ''
  const id = isTemporaryId(found) ? found : undefined
  return {
    id,
    isThere: id !== undefined && cookie('tmp_account_id_saved') === 'true',
    isMigrated: cookie('tmp_account_id_migrated') === 'true',
    isSkipped: cookie('tmp_account_id_skip_migration') === 'true',
  }
}

/**
 * True when the migration layer opens by itself when a page is ready: the person is signed in, and this browser has the
 * id of a temporary account that was neither moved nor skipped (portal-accounts 4). The account's form need not have
 * been saved (list of decisions).
 * @param cookies as `document.cookie` gives them
 */
export function shouldMigrate({ auth }: Pick<FoyerConfig, 'auth'>, cookies: string): boolean {
  const { id, isMigrated, isSkipped } = readTemporaryState(cookies)
  return !!auth?.account && id !== undefined && !isMigrated && !isSkipped
}
