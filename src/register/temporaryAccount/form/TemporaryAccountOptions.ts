/** What the form of the temporary account is opened with. */
export interface TemporaryAccountOptions {
  /** The account's id, where it is known already; default: the cookie's, or that of a new one. */
  readonly id?: string
}
