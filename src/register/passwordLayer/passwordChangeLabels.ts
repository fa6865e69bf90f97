import { rich } from '../../labels/coreLabels'
import { unsentLabels } from '../frame/useLeaveQuestion'
import { newPasswordLabels } from '../layer/NewPasswordField'
import { responseLabels } from '../layer/useFailureText'
import { passwordLabels } from '../layer/usePasswordTexts'

/** Every label of the layer that changes the password. */
export const passwordChangeLabels = [
  'register_layer_change_heading',
  'register_layer_account',
  'register_layer_account_missing',
  'register_layer_terms_missing',
  'register_layer_terms_link',
  'register_layer_change_password',
  'register_layer_changed',
  'register_layer_continue',
  'register_layer_my_profile',
  ...rich('register_layer_terms'),
  ...passwordLabels,
  ...newPasswordLabels,
  ...responseLabels,
  ...unsentLabels,
] as const

/** A label of the layer that changes the password. */
export type PasswordChangeLabel = (typeof passwordChangeLabels)[number]
