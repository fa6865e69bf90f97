import type { FormPlan } from '../../kit/form/formModel'
import { accountName } from '../../kit/rule/emailRules'
import { equals } from '../../kit/rule/valueRules'
import { framePassword } from '../../kit/rule/passwordRules'

/** What the window asks for; every value is kept while another mode hides its field. */
export interface UserPassValues {
  account: string
  passwd: string
  new_password: string
  new_password_confirm: string
  stay_logged_in: boolean
}

/** Whether the window logs in or makes an account. */
export type UserPassMode = 'existing' | 'new'

/** What is known of the account in the field. */
export type AccountStanding = 'unknown' | 'checking' | 'exists' | 'free' | 'refused' | 'unchecked'

/** What an error of the portal means for the form (portal-accounts 8). */
interface UserPassError {
  /** What it marks. */
  readonly fields: readonly (keyof UserPassValues)[]
  /** The register button makes way for the password reminder. */
  readonly isReminderOffered: boolean
  /** There is such an account, whatever was thought before. */
  readonly isAccountKnown: boolean
}

/** The rules of the form: those of the other mode's fields rest (portal-accounts 4). `example` is the default label text of the account. */
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

/** What follows from whether there is such an account: it may be logged in to, be made, or is none (portal-accounts 4). */
export function standingOf(account: string, exists: boolean): AccountStanding {
  if (exists) return 'exists'
  return account.includes('@') ? 'free' : 'refused'
}

/** Only an account that is known to be free is made; everything else is logged in to. */
export function modeOf(standing: AccountStanding): UserPassMode {
  return standing === 'free' ? 'new' : 'existing'
}

const NOTHING: UserPassError = { fields: [], isReminderOffered: false, isAccountKnown: false }

/** What an error of the portal marks and offers (portal-accounts 8); a password problem marks what the mode shows of passwords. */
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
