import { passwordLabels, strengthLabels } from '../layer/usePasswordTexts'
import { unsentLabels } from '../frame/useLeaveQuestion'

/** Every label of the window newaccount. */
export const newAccountLabels = [
  'register_newaccount_heading',
  'register_newaccount_text',
  'register_newaccount_input_email',
  'register_newaccount_error_email',
  'register_newaccount_input_password',
  'register_newaccount_error_password',
  'register_newaccount_submit',
  'register_newaccount_login',
  'registerframe_error_account',
  'registerframe_error_passwd',
  'registerframe_error_passwd_common',
  'registerframe_error_exists',
  'registerframe_error_unfinished',
  'register_password_rule',
  ...passwordLabels,
  ...strengthLabels,
  ...unsentLabels,
] as const
