import type { Picture } from '../../../examples/portal/server/pictures/Picture'
import { portalClient } from '../../support/portalClient'
import { seededAccount } from '../../support/seededAccount'
import type { TestPortal } from '../../support/TestPortal'

/**
 * Returns the addresses of the files of all pictures in the three seeded accounts (1001 to 1003), without duplicates,
 * sorted.
 */
export async function shownUris(portal: TestPortal): Promise<string[]> {
  const uris = new Set<string>()
  const accounts: [string, number][] = [
    [seededAccount.author, 1001],
    [seededAccount.reader, 1002],
    [seededAccount.layerMember, 1003],
  ]
  for (const [account, id] of accounts) {
    const client = await portalClient(portal, account)
    for (let from = 0; ; from += 1000) {
      const page: Picture[] = await (await client.get(`/pix/pictures/by/${id}?limit=1000&from=${from}`)).json()
      for (const { Uri } of page) uris.add(Uri)
      if (page.length < 1000) break
    }
  }
  return [...uris].sort()
}
