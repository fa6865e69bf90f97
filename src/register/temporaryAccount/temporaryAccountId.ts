import { pageCookies } from '../../lib/cookies'
import type { Runtime } from '../../shell/createRuntime'
import { readTemporaryState } from './readTemporaryState'
import { ensureTemporaryAccount } from './ensureTemporaryAccount'

let pending: Promise<string | undefined> | undefined
/** Id of the account that was created after the person approved on this page. This account needs no new approval. */
let approvedId: string | undefined

/**
 * Returns the id of the temporary account to the host page. Asks nothing if the person is signed in or already approved
 * on this page, or if a saved temporary account was not moved. Any other visitor must approve in the basic intro first
 * (portal-accounts 4). Simultaneous callers share one question.
 * @returns undefined if the person did not approve
 * @throws FailedRequest if the portal does not create an account
 */
export async function temporaryAccountId(runtime: Runtime): Promise<string | undefined> {
  const config = runtime.readConfig()
  const { id, isThere, isMigrated } = readTemporaryState(pageCookies())
  if (isThere && !isMigrated) return id
  if (config.auth.account || (id !== undefined && id === approvedId)) return ensureTemporaryAccount(config)
  pending ??= askForApproval(runtime).finally(() => {
    pending = undefined
  })
  return pending
}

async function askForApproval(runtime: Runtime): Promise<string | undefined> {
  if (!(await runtime.openCall('register.basicIntro', []))) return undefined
  approvedId = await ensureTemporaryAccount(runtime.readConfig())
  return approvedId
}
