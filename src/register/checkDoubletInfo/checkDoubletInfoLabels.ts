import { unsentLabels } from '../frame/unsentLabels'

/** Every label of the window checkdoubletinfo. */
export const checkDoubletInfoLabels = [
  'register_checkdoubletinfo_heading',
  'register_checkdoubletinfo_text',
  'register_checkdoubletinfo_entered',
  'register_checkdoubletinfo_doublet',
  'register_checkdoubletinfo_info',
  'register_checkdoubletinfo_info_hint',
  'register_checkdoubletinfo_send',
  'register_back',
  ...unsentLabels,
] as const
