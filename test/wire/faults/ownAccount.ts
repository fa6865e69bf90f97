import { createAccount } from '../../../src/register/account/accountWire'
import { callFrame } from '../../../src/register/frame/registerFrameWire'
import { outboxMails } from '../../portal/support/outboxMails'
import type { CallPlace } from './ContractCall'

/**
 * Creates an account over the call's connection (`Line`), and opens the link in the confirmation mail, which begins a
 * session. Returns the account's name; the password is `Kranichzug#17`.
 */
export async function ownAccount({ config, number, url }: CallPlace): Promise<string> {
  const account = `eigenes${number}@konto.test`
  await createAccount(config, { username: account, passwd: 'Kranichzug#17' }, {})
  const mail = (await outboxMails(url)).find(({ to }) => to === account)
  await callFrame(config, 'process_token', {
    token: /register_token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'no mail',
  })
  return account
}
