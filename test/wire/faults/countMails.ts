import { outboxMails } from '../../portal/support/outboxMails'
import type { CallPlace } from './ContractCall'

/** Returns the number of mails with a given text that the portal has sent to an address. */
export async function countMails({ url }: CallPlace, to: string, part = ''): Promise<number> {
  return (await outboxMails(url)).filter(mail => mail.to === to && mail.text.includes(part)).length
}
