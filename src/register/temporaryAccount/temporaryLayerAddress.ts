import type { ResolvedConfig } from '../../config/resolveConfig'
import { pageCookies } from '../../lib/cookies'
import { layerAddress } from '../registerAddresses'
import { readTemporaryState } from './readTemporaryState'

/**
 * The id of the temporary account that a person can go on with; undefined: there is none, or it was moved away.
 * @param cookies as `document.cookie` gives them
 */
export function openTemporaryId(cookies: string): string | undefined {
  const { id, isMigrated } = readTemporaryState(cookies)
  return isMigrated ? undefined : id
}

/** Where the portal's template of the temporary account's form is found, with what it knows of that account; undefined while there is none. */
export function temporaryLayerAddress(config: ResolvedConfig, id = openTemporaryId(pageCookies())): string | undefined {
  return id === undefined
    ? undefined
    : layerAddress(config, 'register_tmp_account', 'register_tmp_account_layer', { id })
}
