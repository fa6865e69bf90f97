import { layerHtml } from '../templates/layers/layerHtml'
import type { LayerCall } from './LayerCall'
import { PasswordPermit } from './PasswordPermit'

/** The password layer; it names the account whose password it changes, for the password manager. */
export async function passwordLayer(call: LayerCall): Promise<string> {
  const owner = (await new PasswordPermit(call.mails.links).read(call.request)) ?? (await call.parts.accounts.current(call.request))
  return layerHtml('register_password_layer')(call, { account: owner?.account ?? '' })
}
