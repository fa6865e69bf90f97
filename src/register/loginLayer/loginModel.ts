import { layerEmail } from '../../kit/rule/emailRules'
import type { LayerAnswer } from '../layer/LayerAnswer'

/** The containers of tab 1 (portal-accounts 2.2): account, password, logged in, new account, account created, account not finished. */
export const containers = [1, 11, 12, 21, 22, 31] as const

/** One of them. */
export type LoginContainer = (typeof containers)[number]

/** What follows the check of an account (portal-accounts 4); undefined: the portal's message stands at the field. */
export function containerAfterCheck({ success }: Pick<LayerAnswer, 'success'>, account: string): LoginContainer | undefined {
  if (success === 'ACCOUNT_NOT_FINISCHED') return 31
  if (success) return 11
  return layerEmail(account) ? undefined : 21
}
