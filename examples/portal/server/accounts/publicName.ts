interface Name {
  firstname: string
  surname: string
}

/**
 * Returns the name that a person gave; empty texts if the account has no name. An account with an empty surname counts
 * as an account without a name, because its `firstname` may be the part of its e-mail before the @.
 */
export function givenName({ firstname, surname }: Name): Name {
  return surname === '' ? { firstname: '', surname } : { firstname, surname }
}

/** Returns the name of an account for other readers; '' if the account has no name. */
export function publicName(account: Name): string {
  const { firstname, surname } = givenName(account)
  return `${firstname} ${surname}`.trim()
}
