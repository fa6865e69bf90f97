import { pageBase, webAddress } from './webAddress'

/** Opens an address like a click on a link, so that the browser chooses the page or the mail program. */
export function followLink(address: string): void {
  const link = document.createElement('a')
  link.href = webAddress(address, pageBase()) ?? address
  link.click()
}
