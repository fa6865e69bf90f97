import type { AccountRow } from './AccountRow'
import type { SessionAccount } from './SessionAccount'

/** An account as a request that is signed in with it sees it. */
export function toSessionAccount({ id, account, firstname, surname, blogAuthor }: AccountRow): SessionAccount {
  return { Id: id, account, firstname, surname, blogAuthor }
}
