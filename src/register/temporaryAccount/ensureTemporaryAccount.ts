import type { ResolvedConfig } from '../../config/resolveConfig'
import { pageCookies } from '../../lib/cookies'
import { setTemporaryCookies } from './setTemporaryCookies'
import { createTemporaryAccount } from './temporaryAccountWire'
import { openTemporaryId } from './temporaryLayerAddress'

const LOCK = 'foyer.temporaryAccount'

let underWay: Promise<string> | undefined

/**
 * Returns the id of this browser's temporary account. Creates an account if there is none, or if the last one was moved
 * into a registered account. Simultaneous callers share one new account; with Web Locks, also callers in several tabs.
 * @throws FailedRequest if the portal does not create an account.
 */
export function ensureTemporaryAccount(config: ResolvedConfig): Promise<string> {
  underWay ??= inTurn(() => reuseOrCreate(config)).finally(() => {
    underWay = undefined
  })
  return underWay
}

async function reuseOrCreate(config: ResolvedConfig): Promise<string> {
  const id = openTemporaryId(pageCookies())
  if (id !== undefined) return id
  const created = await createTemporaryAccount(config)
  // Decisions about an earlier account do not apply to the new account.
  setTemporaryCookies({
    tmp_account_id: created,
    tmp_account_id_saved: 'false',
    tmp_account_id_migrated: undefined,
    tmp_account_id_skip_migration: undefined,
  })
  return created
}

/** Runs an action after other tabs have finished it; at once without Web Locks, such as on a page without https. */
async function inTurn(runAction: () => Promise<string>): Promise<string> {
  const { locks } = navigator as Partial<Navigator>
  return locks ? locks.request(LOCK, runAction) : runAction()
}
