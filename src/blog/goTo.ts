import { followLink, pageBase, webAddress } from '../lib/webAddress'

/** Leaves the page for another address. Returns false and stays if the address is not http(s). */
export function goTo(address: string): boolean {
  const target = webAddress(address, pageBase())
  if (target === undefined) return false
  followLink(target)
  return true
}
