import type { RuleName } from '../../kit/rule/Rule'
import { unsentLabels } from '../frame/useLeaveQuestion'
import { passwordLabels, strengthLabels } from '../layer/usePasswordTexts'
import type { UserPassValues } from './userPassModel'

/** Every label of the window userpass. */
export const userPassLabels = [
  'register_userpass_heading',
  'register_userpass_text',
  'register_userpass_new_text',
  'register_userpass_account',
  'register_userpass_account_example',
  'register_userpass_passwd',
  'register_userpass_new_password',
  'register_userpass_new_password_confirm',
  'register_userpass_stay_logged_in',
  'register_userpass_login',
  'register_userpass_register',
  'register_userpass_password_lost',
  'register_userpass_password_lost_inactive',
  'register_userpass_reminder',
  'register_userpass_account_missing',
  'register_userpass_passwd_missing',
  'register_userpass_new_password_weak',
  'register_userpass_confirm_wrong',
  'register_userpass_check',
  'register_userpass_unchecked',
  'register_password_rule',
  'registerframe_error_account',
  'registerframe_error_passwd',
  'registerframe_error_passwd_common',
  'registerframe_error_exists',
  'registerframe_error_unfinished',
  ...passwordLabels,
  ...strengthLabels,
  ...unsentLabels,
] as const

/** A label of the window userpass. */
export type UserPassLabel = (typeof userPassLabels)[number]

const ERRORS: Readonly<Record<keyof UserPassValues, UserPassLabel>> = {
  account: 'registerframe_error_account',
  passwd: 'register_userpass_passwd_missing',
  new_password: 'register_userpass_new_password_weak',
  new_password_confirm: 'register_userpass_confirm_wrong',
  stay_logged_in: 'register_userpass_check',
}

/** Returns the label of the error of a field in the window userpass. */
export function errorLabel(name: keyof UserPassValues, rule: RuleName): UserPassLabel {
  return name === 'account' && rule === 'nonempty' ? 'register_userpass_account_missing' : ERRORS[name]
}
