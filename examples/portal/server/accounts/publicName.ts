/**
 * Returns the name of an account for other readers; '' if the account has no name. The `firstname` of such an account
 * is the part of its e-mail before the @, which other readers must not see. Every real name has a surname.
 */
export function publicName({ firstname, surname }: { firstname: string; surname: string }): string {
  return surname === '' ? '' : `${firstname} ${surname}`
}
