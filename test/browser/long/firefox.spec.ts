import { expect, test } from '@playwright/test'
import { launch, type Browser, type Page } from 'puppeteer-core'
import type { FaultProxy } from '../../support/faultProxy/FaultProxy'
import { serveHostPage } from '../../support/faultProxy/serveHostPage'
import { startFaultProxy } from '../../support/faultProxy/startFaultProxy'
import { findFirefox } from '../../support/findFirefox.mjs'
import { seededAccount } from '../../support/seededAccount'
import { startPortal } from '../../support/startPortal'
import type { TestPortal } from '../../support/TestPortal'
import { ANY_BROWSER_PAGES } from '../support/anyBrowserPages'
import { comparePageTraces, REACT_MARK, readPageTraces } from '../support/pageTraces'

const firefox = findFirefox()
test.skip(
  !firefox,
  'There is no Firefox here: install it (Debian: apt-get install firefox-esr), or name it in FIREFOX_PATH.',
)

let portal: TestPortal
let line: FaultProxy
let browser: Browser
let session = ''

test.beforeAll(async () => {
  test.setTimeout(180_000)
  portal = await startPortal()
  line = await startFaultProxy(portal.url, serveHostPage)
  // Uses Puppeteer with WebDriver BiDi, because Playwright can't drive an installed Firefox.
  browser = await launch({ browser: 'firefox', executablePath: firefox!, headless: true })
  session = await portal.signIn(seededAccount.author)
})
test.afterAll(async () => {
  await browser?.close()
  await line?.stop()
  await portal?.stop()
})

/** Waits for an element of the open window and returns its handle. */
const inWindow = async (page: Page, selector: string) =>
  (await page.waitForSelector(`foyer-root >>> ${selector}`, { timeout: 20_000 }))!
/** Waits until the list has between `fewest` and `most` pictures. */
const waitForTiles = (page: Page, fewest: number, most: number) =>
  page.waitForFunction(
    (low, high) => {
      const { length } = document.querySelector('foyer-root')?.shadowRoot?.querySelectorAll('[role=gridcell]') ?? []
      return length >= low && length <= high
    },
    { timeout: 20_000 },
    fewest,
    most,
  )

for (const folder of ANY_BROWSER_PAGES) {
  test(`in Firefox over ${folder}: pictures are found, marked and inserted, and the page stays unchanged`, async () => {
    const troubles: string[] = []
    // Each test has its own storage, because the selection is stored on the device.
    const device = await browser.createBrowserContext()
    const [name = '', value = ''] = session.split('=')
    await device.setCookie({ name, value, domain: new URL(line.url).hostname })
    const page = await device.newPage()
    page.on('console', message => troubles.push(`console.${message.type()}: ${message.text()}`))
    page.on('pageerror', error => troubles.push(`uncaught: ${String(error)}`))
    await page.setViewport({ width: 1280, height: 800 })
    await page.goto(`${line.url}pages/${folder}/`)
    await page.evaluate(() => scrollTo(0, 180))
    await page.locator('button:not(:disabled)::-p-text(Artikel bearbeiten)').click()
    await page.locator('#editor input').fill('Noch nicht gespeichert')
    await page.focus('#choose')
    const before = await page.evaluateHandle(readPageTraces)

    await page.keyboard.press('Enter')
    await waitForTiles(page, 3, 99)
    await (await inWindow(page, 'input[type=search]')).focus()
    await page.keyboard.type('schafe')
    await waitForTiles(page, 1, 1)
    await page.keyboard.press('Escape')
    await waitForTiles(page, 3, 99)
    await (await inWindow(page, '[role=gridcell]')).focus()
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press(' ')
    await page.waitForFunction(() =>
      document.querySelector('foyer-root')?.shadowRoot?.textContent?.includes('2 markiert'),
    )
    await page.evaluate(() => {
      const buttons = document
        .querySelector('foyer-root')!
        .shadowRoot!.querySelectorAll<HTMLElement>('[aria-label="Markierte Bilder"] button')
      ;[...buttons].find(button => button.textContent === 'Einfügen')!.focus()
    })
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => !document.querySelector('foyer-root'))

    const both = await page.evaluateHandle(
      (old, now) => [old, now] as const,
      before,
      await page.evaluateHandle(readPageTraces),
    )
    const changes = await page.evaluate(comparePageTraces, both)
    expect(changes.filter(change => !REACT_MARK.test(change))).toEqual([])
    expect(await page.$eval('#chosen', output => output.textContent)).toMatch(/^\S.*, \S/)
    expect(troubles).toEqual([])
    await device.close()
  })
}
