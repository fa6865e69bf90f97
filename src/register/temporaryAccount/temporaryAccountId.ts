import { pageCookies } from '../../lib/cookies'
import type { Runtime } from '../../shell/createRuntime'
import { readTemporaryState } from './readTemporaryState'
import { takeTemporaryAccount } from './takeTemporaryAccount'

let pending: Promise<string | undefined> | undefined
/** What a person approved of on this page, before it is filled in and saved. */
let approvedId: string | undefined

/**
 * Answers the id of the temporary account to the host page. Somebody who is signed in, or has one, gets it directly; a visitor is
 * asked for approval by the basic intro first (portal-accounts 4). Callers at the same moment share one question.
 * @returns undefined when it was not approved
 * @throws FailedRequest when the portal creates none
 */
export async function temporaryAccountId(runtime: Runtime): Promise<string | undefined> {
  const config = runtime.readConfig()
  const { id, isThere, isMigrated } = readTemporaryState(pageCookies())
  if (isThere && !isMigrated) return id
  if (config.auth.account || (id !== undefined && id === approvedId)) return takeTemporaryAccount(config)
  pending ??= askForApproval(runtime).finally(() => {
    pending = undefined
  })
  return pending
}

async function askForApproval(runtime: Runtime): Promise<string | undefined> {
  if (!(await runtime.openCall('register.basicIntro', []))) return undefined
  approvedId = await takeTemporaryAccount(runtime.readConfig())
  return approvedId
}
