import { unsentLabels } from '../../frame/useLeaveQuestion'
import { fieldLabels } from '../fieldLabels'

/** Every label of the temporary account's form. */
export const temporaryAccountLabels = [
  'register_tmp_account_heading',
  'register_tmp_account_text',
  'register_tmp_account_creating',
  'register_tmp_account_create_failed',
  'register_tmp_account_load_failed',
  'register_tmp_account_choices_failed',
  'register_tmp_account_choose',
  'register_tmp_account_existmail_hint',
  'register_tmp_account_existmail_wrong',
  'register_tmp_account_register',
  'register_tmp_account_save',
  'register_tmp_account_refused',
  'register_tmp_no_cookies',
  'register_unfinished_restored',
  'register_unfinished_discard',
  ...fieldLabels,
  ...unsentLabels,
] as const

/** A label of the temporary account's form. */
export type TemporaryFormLabel = (typeof temporaryAccountLabels)[number]
