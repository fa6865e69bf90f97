import { expect, test as base, type Page } from '@playwright/test'
import { seededAccount } from '../../support/seededAccount'
import { startPortal } from '../../support/startPortal'
import type { TestPortal } from '../../support/TestPortal'
import { reportLostFocus } from './reportLostFocus'
import { watchPage, type PageWatch } from './watchPage'

/** Fixtures of the tests against the portal. */
interface PortalFixtures {
  /** Fails the test if its page has trouble that the test has not announced; see `PageWatch`. */
  watch: PageWatch
  /** The page, signed in as the seeded author. */
  authorPage: Page
}

/** Browser tests against the real portal, one portal per worker; addresses are relative to it. */
export const test = base.extend<PortalFixtures, { portal: TestPortal }>({
  portal: [
    async ({}, use) => {
      const portal = await startPortal()
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  watch: [
    async ({ page, portal }, use) => {
      await page.addInitScript(reportLostFocus)
      const watch = watchPage(page)
      const errorsBefore = portal.errors().length
      await use(watch)
      const errors = portal.errors().slice(errorsBefore)
      expect(watch.unexpected(), errors && `The portal's error output:\n${errors}`).toEqual([])
    },
    { auto: true },
  ],
  authorPage: async ({ page, portal }, use) => {
    const [name = '', value = ''] = (await portal.signIn(seededAccount.author)).split('=')
    await page.context().addCookies([{ name, value, url: portal.url }])
    await use(page)
  },
})

export { expect }
