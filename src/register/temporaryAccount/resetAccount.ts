import { setPageCookie } from '../../lib/setPageCookie'
import type { Runtime } from '../../shell/createRuntime'
import { unfinishedForm } from '../unfinishedForm'
import { setTemporaryCookies } from './takeTemporaryAccount'

/**
 * Forgets the temporary account and the session on this device (portal-accounts 4). What a script can't expire, such as an HttpOnly
 * cookie, is the host page's part: `config.auth.onReset`.
 */
export async function resetAccount(runtime: Runtime): Promise<void> {
  const { sessionCookie, onReset, account } = runtime.readConfig().auth
  setTemporaryCookies({ tmp_account_id: undefined, tmp_account_id_saved: undefined })
  if (sessionCookie)
    for (const domain of [undefined, ...domainsOf(location.hostname)])
      setPageCookie(sessionCookie, undefined, { seconds: 0, domain })
  for (const formName of ['temporaryAccount', 'nameaddress']) unfinishedForm(formName, account).end()
  runtime.queryClient.clear()
  await Promise.resolve(onReset?.())
}

/** A cookie of a domain expires under that domain's name only: the host's own, and those above it. */
function domainsOf(host: string): string[] {
  const parts = host.split('.')
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
}
