import { createAccount } from '../../../src/register/account/accountWire'
import type { CallPlace, ReadyCall } from './ContractCall'
import { countMails } from './countMails'

/**
 * Prepares a call that sends a mail to an unfinished account. The count leaves out the mail about the creation of the
 * account.
 */
export async function mailsAfterFirst(
  place: CallPlace,
  send: (account: string) => Promise<unknown>,
): Promise<ReadyCall> {
  const account = `halb${place.number}@konto.test`
  await createAccount(place.config, { username: account, passwd: 'Kranichzug#17' }, {})
  return { send: () => send(account), count: async () => (await countMails(place, account)) - 1 }
}
