import type { FrameAnswer } from '../frame/FrameAnswer'

/** The field that an answer's error is about (portal-accounts 8), of those that hold the account and the password; undefined: none, or the answer goes on. */
export function refusedField<Name extends string | undefined>({ next, error }: FrameAnswer, fields: { readonly account: Name; readonly password: Name }): Name | undefined {
  if (next !== undefined) return undefined
  if (error === 'registerframe_error_passwd') return fields.password
  return error === 'registerframe_error_account' || error === 'registerframe_error_exists' || error === 'registerframe_error_unfinished' ? fields.account : undefined
}
