import { setPageCookie } from '../../lib/setPageCookie'
import type { Runtime } from '../../shell/createRuntime'
import { unfinishedForm } from '../unfinishedForm'
import { setTemporaryCookies } from './setTemporaryCookies'

/**
 * Removes the cookies with the temporary account's id and its mark 'saved', and the configured session cookie
 * (portal-accounts 4). The cookies about moving the account stay. Also removes this tab's drafts of the two forms that
 * store one, and the cached responses of this page. `config.auth.onReset` of the host page removes the rest, such as an
 * HttpOnly cookie, which the library can't remove.
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

/**
 * Returns the domains that a host's cookies may have: the host itself and its parent domains, without the top-level
 * domain. To remove a cookie, a script must name the domain with which the cookie was set.
 */
function domainsOf(host: string): string[] {
  const parts = host.split('.')
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
}
