import { seededAccount } from '../../support/seededAccount'
import type { FaultProxy } from '../../support/faultProxy/FaultProxy'
import { serveHostPage } from '../../support/faultProxy/serveHostPage'
import { startFaultProxy } from '../../support/faultProxy/startFaultProxy'
import { expect, test as base } from './databaseTest'

/**
 * Browser tests on the pages of `examples/pages` (at `/pages/`) and on the portal, both behind a proxy that makes
 * faults; every test begins without faults. `test.use({ database })` chooses the portal's database.
 */
export const test = base.extend<{ freshLine: void }, { line: FaultProxy }>({
  line: [
    async ({ portal }, use) => {
      const proxy = await startFaultProxy(portal.url, serveHostPage)
      await use(proxy)
      await proxy.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ line }, use) => use(line.url),
  freshLine: [
    async ({ line }, use) => {
      await line.reset()
      await use()
    },
    { auto: true },
  ],
  authorPage: async ({ page, portal, line }, use) => {
    const [name = '', value = ''] = (await portal.signIn(seededAccount.author)).split('=')
    await page.context().addCookies([{ name, value, url: line.url }])
    await use(page)
  },
})

export { expect }
