import type { ResolvedConfig } from '../../config/resolveConfig'
import { layerQuery } from '../registerAddresses'
import { type LayerResponse, sendLayerCall } from './sendLayerCall'

/** Fields of a password change. */
export interface NewPassword {
  readonly account: string
  readonly password: string
  /** True when the terms of use are accepted. */
  readonly term_of_use_state: boolean
}

/** Sets a new password (POST register_password), and tells the portal if the person accepted the terms of use. */
export function changePassword(
  config: ResolvedConfig,
  { account, password, term_of_use_state }: NewPassword,
): Promise<LayerResponse> {
  return sendLayerCall(config, {
    method: 'POST',
    resource: 'register_password',
    m: 'change_password',
    fields: { account, password, ...layerQuery(config), term_of_use_state },
  })
}
