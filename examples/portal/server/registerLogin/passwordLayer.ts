import type { FastifyRequest } from 'fastify'
import { layerHtml } from '../templates/layers/layerHtml'
import type { LayerCall } from './LayerCall'
import { PasswordPermit } from './LinkVisits'

/** Returns the HTML of the password layer, which contains the account for the password manager. */
export async function passwordLayer(call: LayerCall): Promise<string> {
  const owner =
    (await call.parts.accounts.current(call.request)) ?? (await new PasswordPermit(call.mails.links).read(call.request))
  return layerHtml('register_password_layer')(call, { account: owner?.account ?? '' })
}

const LONGEST = 500
/** Pages to which a mail may lead back. None of these addresses changes anything. */
const PAGES =
  /^\/(?:|login|profile|pix|playground|player|blog|terms|(?:articles|events|film|creator)(?:\/[a-z0-9-]{1,200})?)$/
const BASE = 'http://portal.invalid'

/**
 * Returns the path of the portal's page to which a mail leads back, with `?language=EN` for an English page. Returns
 * '/' for addresses of other hosts and for paths that are not in `PAGES`.
 */
export function portalPage(tokenPage: string, request: FastifyRequest): string {
  if (tokenPage.length > LONGEST || !URL.canParse(tokenPage, BASE)) return '/'
  const { origin, host, pathname, searchParams } = new URL(tokenPage, BASE)
  const isOwn = origin === BASE || (host === request.headers.host && /^https?:/.test(origin))
  if (!isOwn || !PAGES.test(pathname)) return '/'
  return searchParams.get('language')?.toUpperCase().includes('EN') ? `${pathname}?language=EN` : pathname
}
