import type { ResolvedConfig } from '../../config/resolveConfig'
import { pageCookies } from '../../lib/cookies'
import { layerAddress } from '../layerAddress'
import { openTemporaryId } from './openTemporaryId'

/** Where the portal's template of the temporary account's form is found, with what it knows of that account; undefined while there is none. */
export function temporaryLayerAddress(config: ResolvedConfig, id = openTemporaryId(pageCookies())): string | undefined {
  return id === undefined ? undefined : layerAddress(config, 'register_tmp_account', 'register_tmp_account_layer', { id })
}
