import type { ResolvedConfig } from '../../config/resolveConfig'
import { FoyerError } from '../../lib/FoyerError'
import { pageBase, webAddress } from '../../lib/webAddress'

/**
 * The address of the expert mode, for an event or as a whole (events 2.5).
 * @throws FoyerError CONFIG_WRONG_VALUE where `hosts.stage` leads to no address of the web
 */
export function expertAddress({ hosts, language, auth }: ResolvedConfig, eventId: number | undefined, token: string): string {
  const query = new URLSearchParams({ username: auth.account ?? '', token })
  const path = `${hosts.stage ?? ''}/${language}/stage${eventId === undefined ? '' : `/${eventId}`}?${query}`
  const address = webAddress(path, pageBase())
  if (address === undefined) throw new FoyerError('CONFIG_WRONG_VALUE', `'hosts.stage' is '${hosts.stage}', which is no address of the web. Configure one that begins with https://.`)
  return address
}
