import type { Page } from '@playwright/test'
import type { Foyer } from '../../../src/api/Foyer'
import type { FrameWindowName } from '../../../src/api/RegisterApi'
import { outboxMails } from '../../portal/support/outboxMails'
import type { FaultCase } from './faultTable'

declare const foyer: Foyer

/** Values and functions that the tests of fault walks share. */
export const faultWalkParts = {
  /** Messages of the windows of accounts, events and blog for a missing resource and a failed server, by fault. */
  PORTAL: { 404: /Nicht gefunden/, '503 without a text': /Fehler auf dem Server/ },
  /** True when the portal has handled the request. A second attempt would then repeat the action or have no session. */
  once: ({ isDone }: FaultCase) => Boolean(isDone),
  /**
   * True for JSON without known fields. All fields are optional, so the windows of accounts accept the JSON and show a
   * message of their own.
   */
  saysNothing: ({ name }: FaultCase) => name === 'JSON of another shape',
  /** True for unreadable responses, which count as a success if the window does not read the response. */
  unread: ({ name }: FaultCase) =>
    ['JSON cut in half', 'JSON of another shape', 'JSON with wrong types', 'an empty response'].includes(name),
  /** Opens a page whose requests carry an idempotency key. */
  goKeyed: async (page: Page, address: string) => {
    await page.goto(address)
    await page.evaluate(() => foyer.configure({ idempotency: true }))
  },
  press: (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).last().click(),
  openFrame:
    (name: FrameWindowName, options = {}) =>
    async (page: Page) => {
      await page.goto('/login')
      await page.evaluate(([wanted, given]) => foyer.register.open(wanted, given).opened, [name, options] as const)
    },
  /** Returns the number of mails with a given text that the portal has sent to an address. */
  mailed: (to: string, part: string) => async (page: Page) =>
    (await outboxMails(new URL('/', page.url()).href)).filter(mail => mail.to === to && mail.text.includes(part))
      .length,
  ajax: { method: 'POST', path: /^\/register\/ajax\.php/ },
} as const
