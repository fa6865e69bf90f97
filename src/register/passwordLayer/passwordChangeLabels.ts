import { unsentLabels } from '../frame/unsentLabels'
import { answerLabels } from '../layer/answerLabels'
import { newPasswordLabels } from '../layer/newPasswordLabels'
import { passwordLabels } from '../layer/passwordLabels'

/** Every label of the layer that changes the password. */
export const passwordChangeLabels = [
  'register_layer_change_heading',
  'register_layer_account',
  'register_layer_account_missing',
  'register_layer_terms',
  'register_layer_terms_missing',
  'register_layer_terms_link',
  'register_layer_change_password',
  'register_layer_changed',
  'register_layer_continue',
  'register_layer_my_profile',
  ...passwordLabels,
  ...newPasswordLabels,
  ...answerLabels,
  ...unsentLabels,
] as const
