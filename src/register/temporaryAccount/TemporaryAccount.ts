/** What a temporary account says of a person, in the contract's names (portal-accounts 3). */
export interface TemporaryAccount {
  /** The number of the gender on the portal; empty: not said. */
  readonly gender: string
  /** The number of the account type on the portal; empty: not said. */
  readonly taccount_type_id: string
  readonly firstname: string
  readonly surname: string
  readonly artistname: string
  readonly aliasname: string
  readonly existmail: string
}
