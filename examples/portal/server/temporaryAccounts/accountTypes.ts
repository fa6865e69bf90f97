/** The rows of the temporary-account form that each type of account has (portal-accounts 2.3). */
export const accountTypes: Readonly<Record<string, readonly string[]>> = {
  1: ['firstname', 'surname', 'existmail'],
  2: ['firstname', 'surname', 'artistname', 'existmail'],
  3: ['aliasname', 'existmail'],
}
