import type { ResolvedConfig } from '../../config/resolveConfig'
import { layerQuery } from '../registerAddresses'
import { type LayerResponse, sendLayerCall } from './sendLayerCall'
import { tokenPage } from '../loginLayer/loginModel'

/** Fields of a new account. */
export interface NewAccount {
  readonly account: string
  readonly password: string
  readonly firstname: string
  readonly surname: string
}

const resource = 'register_login'

/** Asks the portal to send the mail for setting a new password. */
export function sendPasswordMail(config: ResolvedConfig, account: string): Promise<LayerResponse> {
  const { project } = layerQuery(config)
  const { id = '', type = '' } = config.register?.item ?? {}
  return sendLayerCall(config, {
    method: 'POST',
    resource,
    m: 'send_password_mail',
    fields: { project, account, token_page: tokenPage(config), item_id: id, item_type: type },
  })
}

/** Asks the portal if an account exists, and if its registration was finished. */
export function checkAccount(config: ResolvedConfig, account: string): Promise<LayerResponse> {
  return sendLayerCall(config, {
    method: 'GET',
    resource,
    m: 'check_account',
    fields: { account, ...layerQuery(config) },
  })
}

/** Logs in an account by its password (POST login_account). */
export function loginAccount(config: ResolvedConfig, account: string, password: string): Promise<LayerResponse> {
  return sendLayerCall(config, {
    method: 'POST',
    resource,
    m: 'login_account',
    fields: { account, password, ...layerQuery(config) },
  })
}

/** Creates an account. The portal sends a mail with the link that finishes the registration. Names are sent trimmed. */
export function createNewAccount(
  config: ResolvedConfig,
  { password, account, firstname, surname }: NewAccount,
): Promise<LayerResponse> {
  const { project, language_id } = layerQuery(config)
  return sendLayerCall(config, {
    method: 'POST',
    resource,
    m: 'create_new_account',
    fields: {
      project,
      password,
      account,
      firstname: firstname.trim(),
      surname: surname.trim(),
      token_page: tokenPage(config),
      language_id,
    },
  })
}
