import { unsentLabels } from '../frame/useLeaveQuestion'
import { passwordLabels, strengthLabels } from '../layer/usePasswordTexts'

/** Every label of the window passwdchange. */
export const passwdChangeLabels = [
  'register_passwdchange_heading',
  'register_passwdchange_text',
  'register_passwdchange_load_failed',
  'register_passwdchange_input_email',
  'register_passwdchange_input_account',
  'register_passwdchange_input_password',
  'register_passwdchange_error_password',
  'register_passwdchange_submit',
  'registerframe_error_passwd',
  'registerframe_error_passwd_common',
  'register_password_rule',
  ...passwordLabels,
  ...strengthLabels,
  ...unsentLabels,
] as const

/** A label of the window passwdchange. */
export type PasswdChangeLabel = (typeof passwdChangeLabels)[number]
