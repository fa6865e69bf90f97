import type { ResolvedConfig } from '../../config/resolveConfig'

/**
 * Removes the query from the page's address and its history entry, because a mailed link must not be used or seen a
 * second time.
 */
export function dropQuery(): void {
  if (location.search !== '') history.replaceState(history.state, '', location.href.replace(/\?[^#]*/, ''))
}

/**
 * Parameters of a link that opens a layer, such as `register`, `register_token` and `token`. A page with such
 * parameters in its address opens the layer again.
 */
const LAYER_PARAMETER = /^(?:register|token)(?:[-_][^=]*)?(?:=|$)/i

/** Removes the hash and the parameters that opened a layer from the page's address. Other parameters stay. */
function dropLayerParameters(): void {
  const rest = location.search
    .slice(1)
    .split('&')
    .filter(parameter => !LAYER_PARAMETER.test(parameter))
    .join('&')
  history.replaceState(history.state, '', `${location.pathname}${rest && `?${rest}`}`)
}

/** Target after a layer is done (portal-accounts 2.2): this page without its query, the start page, or a hash. */
export type PageExit = 'withoutQuery' | 'home' | '#my-profile' | '#my-voucher' | '#stream'

/** Changes the page's address and reloads the page by the configured `reload` (list of decisions). */
export function leavePage(config: Pick<ResolvedConfig, 'reload'>, exit: PageExit, reason: string): void {
  // The query may hold the token of a mailed link. 'Back' in the browser must not open this link again.
  if (exit === 'withoutQuery') dropQuery()
  else dropLayerParameters()
  if (exit === 'home') history.pushState(null, '', new URL('/', location.href))
  else if (exit !== 'withoutQuery') location.hash = exit
  config.reload(reason)
}
