/** A field that a temporary account can hand over to an account. */
export type MovedField = 'gender' | 'taccount_type_id' | 'firstname' | 'surname' | 'artistname' | 'aliasname' | 'existmail'
