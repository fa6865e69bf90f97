/** Every label of the window checkdoublet. */
export const checkDoubletLabels = [
  'register_checkdoublet_heading',
  'register_checkdoublet_text',
  'register_checkdoublet_none',
  'register_checkdoublet_list',
  'register_checkdoublet_take',
  'register_checkdoublet_details',
  'register_checkdoublet_film6',
  'register_checkdoublet_film5',
  'register_checkdoublet_user',
  'register_checkdoublet_anyway',
  'register_someone_else',
  'register_new_tab',
] as const
