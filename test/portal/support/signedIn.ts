import type { TestPortal } from '../../support/TestPortal'
import { layerClient, type LayerClient } from './layerClient'

/** Returns an HTTP client with cookies, in which a seeded account is signed in. */
export async function signedIn(portal: TestPortal, account: string): Promise<LayerClient> {
  const browser = layerClient(portal.url)
  const [name = '', value = ''] = (await portal.signIn(account)).split('=')
  browser.cookies.set(name, value)
  return browser
}
