import { domainToASCII } from 'node:url'

const LONGEST = 500
/** Of an address's first part, what is shorter than a name says nothing by itself. */
const NAME = /[\p{L}\p{N}]{3,}/gu

/** Why a mail could not be sent, for the log: the mail server's own words but for those that an address stands in, or a part of the recipient's. */
export function mailFailure(error: unknown, to: string): string {
  const at = to.lastIndexOf('@')
  const [local, domain] = [to.slice(0, at).toLowerCase(), to.slice(at + 1).toLowerCase()]
  const telling = ['@', '%40', local, ...(local.match(NAME) ?? []), domain, domainToASCII(domain)].filter(part => part !== '')
  const words = (error instanceof Error ? error.message : String(error)).split(/\s+/)
  return words.map(word => (telling.some(part => word.toLowerCase().includes(part)) ? '…' : word)).join(' ').slice(0, LONGEST)
}
