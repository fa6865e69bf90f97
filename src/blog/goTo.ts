import { followLink } from '../lib/followLink'
import { pageBase, webAddress } from '../lib/webAddress'

/** Leaves the page for an address that the portal named; answers false, and stays, where it is none by http or https. */
export function goTo(address: string): boolean {
  const target = webAddress(address, pageBase())
  if (target === undefined) return false
  followLink(target)
  return true
}
