import type { RuleName } from '../../kit/rule/Rule'
import type { UserPassLabel } from './UserPassLabel'
import type { UserPassValues } from './userPassModel'

const FAULTS: Readonly<Record<keyof UserPassValues, UserPassLabel>> = {
  account: 'registerframe_error_account',
  passwd: 'register_userpass_passwd_missing',
  new_password: 'register_userpass_new_password_weak',
  new_password_confirm: 'register_userpass_confirm_wrong',
  stay_logged_in: 'register_userpass_check',
}

/** The label that says why a value of the window userpass can't be taken. */
export function faultLabel(name: keyof UserPassValues, rule: RuleName): UserPassLabel {
  return name === 'account' && rule === 'nonempty' ? 'register_userpass_account_missing' : FAULTS[name]
}
