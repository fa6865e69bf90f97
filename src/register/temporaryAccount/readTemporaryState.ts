import { readCookie } from '../../lib/cookies'
import { isTemporaryId } from './isTemporaryId'
import type { TemporaryCookie } from './TemporaryCookie'

/** How far the life of this browser's temporary account has come (portal-accounts 4). */
export interface TemporaryState {
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
