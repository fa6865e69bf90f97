import { outboxMails } from '../../portal/support/outboxMails'
import type { CallPlace } from './ContractCall'

/** How many mails the portal has sent to an address with some text in them. */
export async function countMails({ url }: CallPlace, to: string, part = ''): Promise<number> {
  return (await outboxMails(url)).filter(mail => mail.to === to && mail.text.includes(part)).length
}
