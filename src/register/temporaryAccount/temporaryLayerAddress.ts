import type { ResolvedConfig } from '../../config/resolveConfig'
import { pageCookies } from '../../lib/cookies'
import { layerAddress } from '../registerAddresses'
import { readTemporaryState } from './readTemporaryState'

/**
 * Returns the id of the temporary account that a person can still use; undefined if there is none, or it was moved.
 * @param cookies as `document.cookie` gives them
 */
export function openTemporaryId(cookies: string): string | undefined {
  const { id, isMigrated } = readTemporaryState(cookies)
  return isMigrated ? undefined : id
}

/**
 * Returns the address of the portal's template for the temporary account's form, with the account's data; undefined
 * without an account.
 */
export function temporaryLayerAddress(config: ResolvedConfig, id = openTemporaryId(pageCookies())): string | undefined {
  return id === undefined
    ? undefined
    : layerAddress(config, 'register_tmp_account', 'register_tmp_account_layer', { id })
}
