/** The account that a request is signed in with; `Id` is the contract's account id, `account` the e-mail it signs in by. */
export interface SessionAccount {
  Id: number
  account: string
  firstname: string
  surname: string
  blogAuthor: boolean
}
