/** What a person says about herself when she registers, in the contract's spelling and order (portal-accounts 3 and 7). */
export interface PersonFields {
  readonly surname: string
  readonly firstname: string
  readonly city: string
  /** The id of a city that was chosen; empty for one that was typed. */
  readonly city_id: string
  readonly email: string
  readonly gender: string
  readonly plz: string
  readonly phone: string
  readonly street: string
  readonly nr: string
  readonly description: string
  readonly birthday: string
}
