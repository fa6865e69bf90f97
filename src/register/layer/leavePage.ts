import type { ResolvedConfig } from '../../config/resolveConfig'

/** Takes the query off the page's address, in the history's own entry: a link that was mailed is not to be used, or seen, a second time. */
export function dropQuery(): void {
  if (location.search !== '') history.replaceState(history.state, '', location.href.replace(/\?[^#]*/, ''))
}

/** Where a layer leads when it is done (portal-accounts 2.2); nothing else of the address changes. */
export type PageExit = 'withoutQuery' | 'home' | '#my-profile' | '#my-voucher' | '#stream'

/** Changes the page's address and loads the page anew, by the page's own way to do so (decisions). */
export function leavePage(config: Pick<ResolvedConfig, 'reload'>, exit: PageExit, reason: string): void {
  // The query may hold a mail's token: going back must not lead to it again.
  if (exit === 'withoutQuery') dropQuery()
  else if (exit === 'home') history.pushState(null, '', new URL('/', location.href))
  else location.hash = exit
  config.reload(reason)
}
