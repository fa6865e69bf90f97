import type { FormEvent } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { FieldBinding } from '../../kit/form/useForm'
import { layerEmail } from '../../kit/rule/emailRules'
import type { LayerResponse } from '../layer/sendLayerCall'

/** The values and handlers of a step's form, as `useForm` returns them. */
export interface TextForm<Name extends string> {
  readonly isBusy: boolean
  field(name: Name): FieldBinding<string>
  readonly formProps: {
    readonly noValidate: boolean
    readonly isBusy?: boolean
    readonly isUnanswered?: boolean
    onSubmit(event: FormEvent): void
  }
}

/** A tab of the register/login layer. In the option `tab` of the call, `account` is 1 and `mail` is 2. */
export type LoginTab = 'account' | 'mail'

/**
 * Steps of the first tab, each with the number of its container in the specification (portal-accounts 2.2). Slots and
 * labels use these numbers.
 */
export const containerOfStep = {
  account: 1,
  password: 11,
  loggedIn: 12,
  newAccount: 21,
  registered: 22,
  unfinished: 31,
} as const

/** A step of the first tab in the register/login layer. */
export type LoginStepName = keyof typeof containerOfStep

/**
 * Returns the step after the check of an account (portal-accounts 4). Undefined if the account is unknown and not a
 * valid e-mail address. Then the layer stays in its step, and the portal's message shows at the field.
 */
export function stepAfterCheck(
  { success }: Pick<LayerResponse, 'success'>,
  account: string,
): LoginStepName | undefined {
  if (success === 'ACCOUNT_NOT_FINISCHED') return 'unfinished'
  if (success) return 'password'
  return layerEmail(account) ? undefined : 'newAccount'
}

/**
 * Returns the address of the page that a mail leads back to: the current page, or the text 'null' if the option
 * `register.tokenPage` is false (portal-accounts 7).
 */
export function tokenPage({ register }: Pick<ResolvedConfig, 'register'>): string {
  return register?.tokenPage === false ? 'null' : location.href
}
