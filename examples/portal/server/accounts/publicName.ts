interface Name {
  firstname: string
  surname: string
}

/**
 * Returns the name that a person gave; empty texts if the account has no name. The `firstname` of such an account is the
 * part of its e-mail before the @. Every given name has a surname.
 */
export function givenName({ firstname, surname }: Name): Name {
  return surname === '' ? { firstname: '', surname } : { firstname, surname }
}

/** Returns the name of an account for other readers; '' if the account has no name. */
export function publicName(account: Name): string {
  const { firstname, surname } = givenName(account)
  return `${firstname} ${surname}`.trim()
}
