import type { FoyerConfig } from '../../config/FoyerConfig'
import { readCookie } from '../../lib/cookies'

/** The cookies of a temporary account (portal-accounts 3). */
export type TemporaryCookie =
  'tmp_account_id' | 'tmp_account_id_saved' | 'tmp_account_id_migrated' | 'tmp_account_id_skip_migration'

/** Whether a text can be the id of a temporary account: nothing that could be taken for something else in an address or a cookie. */
export function isTemporaryId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}

/** How far the life of this browser's temporary account has come (portal-accounts 4). */
interface TemporaryState {
  /** Its id; undefined: there is none, or what the cookie holds can be none. */
  readonly id: string | undefined
  /** It counts as existing: it was filled in and saved. */
  readonly isThere: boolean
  /** It was moved into an account. */
  readonly isMigrated: boolean
  /** A person does not want it moved. */
  readonly isSkipped: boolean
}

/**
 * Reads the state of the temporary account out of the page's cookies.
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
 * Whether the migration layer opens by itself when a page is ready: somebody is signed in, and this browser has a temporary account
 * that was neither moved nor left behind on purpose (portal-accounts 4).
 * @param cookies as `document.cookie` gives them
 */
export function shouldMigrate({ auth }: Pick<FoyerConfig, 'auth'>, cookies: string): boolean {
  const { isThere, isMigrated, isSkipped } = readTemporaryState(cookies)
  return !!auth?.account && isThere && !isMigrated && !isSkipped
}
