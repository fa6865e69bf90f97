import type { FormPlan } from '../../kit/form/formModel'
import { accountName } from '../../kit/rule/emailRules'
import { equals } from '../../kit/rule/valueRules'
import { framePassword } from '../../kit/rule/passwordRules'

/** Values of the window. Each one stays while another mode hides its field. */
export interface UserPassValues {
  account: string
  passwd: string
  new_password: string
  new_password_confirm: string
  stay_logged_in: boolean
}

/** Mode of the window: log in, or create an account. */
export type UserPassMode = 'existing' | 'new'

/**
 * State of the account in the field. `free`: the account can be created. `refused`: the text can't be an account.
 * `unchecked`: the check failed.
 */
export type AccountStatus = 'unknown' | 'checking' | 'exists' | 'free' | 'refused' | 'unchecked'

/** Effect of a portal error on the form (portal-accounts 8). */
interface UserPassError {
  /** Fields that the error marks. */
  readonly fields: readonly (keyof UserPassValues)[]
  /** True when the button for the password reminder replaces the main button. */
  readonly isReminderOffered: boolean
  /** True when the account exists, also if an earlier check did not find it. */
  readonly isAccountKnown: boolean
}

/**
 * Returns the rules of the form. Fields of the other mode are not validated (portal-accounts 4). `example` is the
 * placeholder of the account field.
 */
export function planUserPass(mode: UserPassMode, example: string): FormPlan<UserPassValues> {
  const isNew = mode === 'new'
  return {
    account: { isRequired: true, rules: [accountName], placeholder: example },
    passwd: { isRequired: !isNew },
    new_password: isNew ? { isRequired: true, rules: [framePassword], group: 'new_password' } : {},
    new_password_confirm: isNew ? { isRequired: true, rules: [equals], group: 'new_password' } : {},
    stay_logged_in: {},
  }
}

/**
 * Returns the state of an account after the check: it exists, can be created, or the text can't be an account
 * (portal-accounts 4).
 */
export function accountStatusOf(account: string, exists: boolean): AccountStatus {
  if (exists) return 'exists'
  return account.includes('@') ? 'free' : 'refused'
}

/** Returns 'new' only for an account that is known to be free, else 'existing'. */
export function modeOf(accountStatus: AccountStatus): UserPassMode {
  return accountStatus === 'free' ? 'new' : 'existing'
}

const NOTHING: UserPassError = { fields: [], isReminderOffered: false, isAccountKnown: false }

/** Returns the effect of a portal error (portal-accounts 8). A password error marks the password fields of the mode. */
export function errorOf(error: string | undefined, mode: UserPassMode): UserPassError {
  const password: UserPassError = {
    ...NOTHING,
    fields: mode === 'new' ? ['new_password', 'new_password_confirm'] : ['passwd'],
  }
  const errors: Readonly<Record<string, UserPassError>> = {
    registerframe_error_account: { ...NOTHING, fields: ['account'] },
    registerframe_error_passwd: password,
    registerframe_error_passwd_common: password,
    registerframe_error_exists: { fields: ['passwd'], isReminderOffered: true, isAccountKnown: true },
    registerframe_error_unfinished: { ...NOTHING, fields: ['account'], isReminderOffered: true },
  }
  return (error !== undefined && Object.hasOwn(errors, error) && errors[error]) || NOTHING
}
