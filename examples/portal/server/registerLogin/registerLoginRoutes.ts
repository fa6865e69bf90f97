import type { FastifyInstance } from 'fastify'
import type { PortalParts } from '../Portal'
import { layerHtml } from '../templates/layers/layerHtml'
import { changePassword } from './changePassword'
import { checkAccount } from './checkAccount'
import { createNewAccount } from './createNewAccount'
import { layerCalls } from './layerCalls'
import { loginAccount } from './loginAccount'
import { passwordLayer } from './passwordLayer'
import { sendPasswordMail } from './sendPasswordMail'

const API = '/register-login/api'

/** Serves the calls of the register and login layers (portal-accounts 7). */
export function registerLoginRoutes(app: FastifyInstance, parts: PortalParts): void {
  layerCalls(app, parts, `${API}/register_login`, {
    get: {
      check_account: checkAccount,
      register_login_layer: layerHtml('register_login_layer'),
      register_registration_confirm_layer: layerHtml('register_registration_confirm_layer'),
      register_register_token_login_error_layer: layerHtml('register_register_token_login_error_layer'),
      register_info_layer: layerHtml('register_info_layer'),
    },
    post: { send_password_mail: sendPasswordMail, login_account: loginAccount, create_new_account: createNewAccount },
  })
  layerCalls(app, parts, `${API}/register_login_member`, {
    get: { register_send_mail_layer: layerHtml('register_send_mail_layer') },
  })
  layerCalls(app, parts, `${API}/register_password`, {
    get: { register_password_layer: passwordLayer },
    post: { change_password: changePassword },
  })
}
