import { pageBase, webAddress } from './webAddress'

/** Goes to an address as a click on a link does, so that the browser decides what opens it: a page, or the mail program. */
export function followLink(address: string): void {
  const link = document.createElement('a')
  link.href = webAddress(address, pageBase()) ?? address
  link.click()
}
