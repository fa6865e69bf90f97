/** Names of a temporary account's fields. */
export const fieldLabels = [
  'register_tmp_gender',
  'register_tmp_taccount_type_id',
  'register_tmp_firstname',
  'register_tmp_surname',
  'register_tmp_artistname',
  'register_tmp_aliasname',
  'register_tmp_existmail',
] as const
