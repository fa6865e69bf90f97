import type { FormEvent } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { FieldBinding } from '../../kit/form/useForm'
import { layerEmail } from '../../kit/rule/emailRules'
import type { LayerResponse } from '../layer/sendLayerCall'

/** What a container needs of the form that the layer's controller drives: `useForm` answers it. */
export interface TextForm<Name extends string> {
  readonly isBusy: boolean
  field(name: Name): FieldBinding<string>
  readonly formProps: { readonly noValidate: boolean; onSubmit(event: FormEvent): void }
}

/** The containers of tab 1 (portal-accounts 2.2): account, password, logged in, new account, account created, account not finished. */
const containers = [1, 11, 12, 21, 22, 31] as const

/** One of them. */
export type LoginContainer = (typeof containers)[number]

/** What follows the check of an account (portal-accounts 4); undefined: the portal's message stands at the field. */
export function containerAfterCheck(
  { success }: Pick<LayerResponse, 'success'>,
  account: string,
): LoginContainer | undefined {
  if (success === 'ACCOUNT_NOT_FINISCHED') return 31
  if (success) return 11
  return layerEmail(account) ? undefined : 21
}

/** The page that a mail leads back to: the one a person is on, or the word null where the portal's pages take no such address (portal-accounts 7). */
export function tokenPage({ register }: Pick<ResolvedConfig, 'register'>): string {
  return register?.tokenPage === false ? 'null' : location.href
}
