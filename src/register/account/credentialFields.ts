import type { FieldBinding } from '../../kit/form/useForm'
import type { FrameResponse, FrameOptions } from '../frame/FrameOptions'

/** The field that an answer's error is about (portal-accounts 8), of those that hold the account and the password; undefined: none, or the answer goes on. */
export function refusedField<Name extends string | undefined>(
  { next, error }: FrameResponse,
  fields: { readonly account: Name; readonly password: Name },
): Name | undefined {
  if (next !== undefined) return undefined
  if (error === 'registerframe_error_passwd' || error === 'registerframe_error_passwd_common') return fields.password
  return error === 'registerframe_error_account' ||
    error === 'registerframe_error_exists' ||
    error === 'registerframe_error_unfinished'
    ? fields.account
    : undefined
}

/** The label of what is wrong with a field of the registration frame: the field's id with `_error_` in the place of `_input_` (portal-accounts 8). */
export function fieldErrorLabel(fieldId: string): string {
  return fieldId.replace('_input_', '_error_')
}

/** The e-mail address that a window of the frame is opened for (decisions): the page's, else that of the answer's texts, else an account that is one; empty: none. */
export function knownMail({ user_mail, replace_text = {}, account }: FrameOptions): string {
  return (
    user_mail || replace_text['email'] || [account, replace_text['account']].find(name => name?.includes('@')) || ''
  )
}

/** A field that people may leave empty on their way to another act, such as 'forgot password': that it is empty is held against it only when the form is sent. */
export function quietWhileEmpty(binding: FieldBinding<string>): FieldBinding<string> {
  return {
    ...binding,
    onBlur() {
      if (binding.value !== '') binding.onBlur()
    },
  }
}
