import type { HostsConfig } from '../../config/FoyerConfig'
import { FoyerError } from '../../lib/FoyerError'
import { webAddress } from '../../lib/webAddress'

/** Values from which the editor's address is made. */
export interface EditorAddressParts {
  /** Address that the caller gave: the option `url`, or the button's `data-url`. */
  readonly url: string
  /** Base of relative addresses: the page's base. */
  readonly base: string
  readonly account: string
  /** Null if the portal has no token for this account. The alternate host is then used, if there is one. */
  readonly token: string | null
  readonly hosts: Pick<HostsConfig, 'editor' | 'editorAlternate'>
  /** Ids of newly created objects, as fields of the address: `comments_config_id`, `article_id`. */
  readonly made: Readonly<Record<string, string>>
}

/**
 * Returns the editor's address: the given address with the account, the token, and the ids of newly created objects.
 * Without a token, this address is moved to the alternate host, if there is one (portal-accounts 7).
 * @throws FoyerError CALL_WRONG_ARGUMENT if the address or a configured host is not http(s). Also if the origin of the
 * address is neither the page's nor one of the editor's, because no other host may get the account and its token.
 */
export function editorAddress({ url, base, account, token, hosts, made }: EditorAddressParts): string {
  const address = new URL(readAddress(url, base, `editor.open was called for '${url}'`))
  if (token === null && hosts.editorAlternate)
    moveTo(
      address,
      readAddress(hosts.editorAlternate, base, `config.hosts.editorAlternate is '${hosts.editorAlternate}'`),
    )
  const allowed = [
    base,
    ...[hosts.editor ?? base, hosts.editorAlternate ?? base].map(host =>
      readAddress(host, base, `config.hosts has the editor's host '${host}'`),
    ),
  ]
  if (!allowed.some(place => new URL(place).origin === address.origin))
    throw new FoyerError(
      'CALL_WRONG_ARGUMENT',
      `editor.open was called for ${address.origin}, which is not the editor's host and must get neither an account nor its token. Correct the button's data-url, or config.hosts.editor.`,
    )
  for (const [name, value] of Object.entries({ ...made, account, ...(token !== null && { token }) }))
    address.searchParams.set(name, value)
  return address.href
}

function readAddress(given: string, base: string, what: string): string {
  const address = webAddress(given, base)
  if (!address) throw new FoyerError('CALL_WRONG_ARGUMENT', `${what}, which is not an http(s) address. Correct it.`)
  return address
}

function moveTo(address: URL, host: string): void {
  const { protocol, host: name, pathname } = new URL(host)
  address.protocol = protocol
  address.host = name
  if (!new URL(host).port) address.port = ''
  address.pathname = pathname.replace(/\/$/, '') + address.pathname
}
