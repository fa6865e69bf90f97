import type { FieldBinding } from '../../kit/form/useForm'
import type { FrameResponse, FrameOptions } from '../frame/FrameOptions'

/**
 * Returns the account or password field that a response's error is about (portal-accounts 8). Returns undefined if the
 * error is about no such field, or if the response opens another window.
 */
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

/**
 * Returns the label of a field's error in the registration frame: the field's id with `_error_` instead of `_input_`
 * (portal-accounts 8).
 */
export function fieldErrorLabel(fieldId: string): string {
  return fieldId.replace('_input_', '_error_')
}

/**
 * Returns the e-mail address that a frame window knows (list of decisions): `user_mail`, else `email` of
 * `replace_text`, else an account with '@', else an empty text.
 */
export function knownMail({ user_mail, replace_text = {}, account }: FrameOptions): string {
  return (
    user_mail || replace_text['email'] || [account, replace_text['account']].find(name => name?.includes('@')) || ''
  )
}

/**
 * Returns a binding that does not validate an empty field on blur. A person may leave the field for another action,
 * such as 'forgot password'. Submitting the form validates the field even if it is empty.
 */
export function quietWhileEmpty(binding: FieldBinding<string>): FieldBinding<string> {
  return {
    ...binding,
    onBlur() {
      if (binding.value !== '') binding.onBlur()
    },
  }
}
