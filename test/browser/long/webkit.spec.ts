import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { FaultProxy } from '../../support/faultProxy/FaultProxy'
import { serveHostPage } from '../../support/faultProxy/serveHostPage'
import { startFaultProxy } from '../../support/faultProxy/startFaultProxy'
import { findWebKitDriver } from '../../support/findWebKitDriver.mjs'
import { seededAccount } from '../../support/seededAccount'
import { startPortal } from '../../support/startPortal'
import type { TestPortal } from '../../support/TestPortal'
import { ANY_BROWSER_PAGES } from '../support/anyBrowserPages'
import { comparePageTraces, REACT_MARK, readPageTraces } from '../support/pageTraces'
import { signInWebKit, startWebKit } from '../support/startWebKit'
import { webkitWindow } from '../support/webkitWindow'

const EDIT = `[...document.querySelectorAll('button:not(:disabled)')].find(button => button.textContent.includes('Artikel bearbeiten'))`

const ROOT = `document.querySelector('foyer-root').shadowRoot`
const LOGIN_LINK = `[...document.querySelectorAll('a')].find(link => link.textContent.trim() === 'Anmelden')`

const programs = findWebKitDriver()
test.skip(
  !programs,
  'WebKitGTK can’t be driven here: install its driver and a screen (Debian: apt-get install webkit2gtk-driver xvfb).',
)

let portal: TestPortal
let line: FaultProxy
let webkit: Awaited<ReturnType<typeof startWebKit>>
let browser: WebDriver
let session = ''

test.beforeAll(async () => {
  test.setTimeout(180_000)
  portal = await startPortal()
  line = await startFaultProxy(portal.url, serveHostPage)
  session = await portal.signIn(seededAccount.author)
  webkit = await startWebKit(programs!)
  browser = await webkit.open()
  await browser.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 800 })
})
test.afterAll(async () => {
  await browser?.quit()
  await webkit?.stop()
  await line?.stop()
  await portal?.stop()
})
// All tests use one browser, because the driver sometimes does not start a second browser.
test.beforeEach(async () => {
  await browser.get(`${line.url}pages/plain/`)
  await browser.executeScript('localStorage.clear()')
  await browser.manage().deleteAllCookies()
})
test.afterEach(async ({}, info) => {
  if (info.errors.length > 0) writeFileSync(info.outputPath('failed.png'), await browser.takeScreenshot(), 'base64')
})

for (const folder of ANY_BROWSER_PAGES) {
  test(`in WebKit over ${folder}: pictures are found, marked and inserted, and the page stays unchanged`, async () => {
    const { see, until, press, choose } = webkitWindow(browser)
    await signInWebKit(browser, session)
    await browser.get(`${line.url}pages/${folder}/`)
    await until(EDIT)
    // Clicks again until the editing area is open, because a page may add its listener after its load event.
    await until(`(${EDIT}.click(), document.querySelector('#choose').getClientRects().length > 0)`)
    await browser.executeScript(`document.querySelector('#choose').focus()`)
    await browser.executeScript(`window.before = (${String(readPageTraces)})()`)

    await press(Key.ENTER)
    await see('[role=gridcell]')
    await choose('input[type=search]')
    await press('schafe')
    const tiles = `document.querySelector('foyer-root').shadowRoot.querySelectorAll('[role=gridcell]').length`
    await until(`${tiles} === 1`)
    await press(Key.ESCAPE)
    await until(`${tiles} > 3`)
    await browser.executeScript('arguments[0].focus()', await see('[role=gridcell]'))
    await press(Key.SPACE, Key.ARROW_RIGHT, Key.SPACE)
    await until(`document.querySelector('foyer-root').shadowRoot.textContent.includes('2 markiert')`)
    await choose('[aria-label="Markierte Bilder"] button', 'Einfügen')
    await until(`!document.querySelector('foyer-root')`)

    const changes = await browser.executeScript<string[]>(
      `const { before } = window; delete window.before; return (${String(comparePageTraces)})([before, (${String(readPageTraces)})()])`,
    )
    expect(changes.filter(change => !REACT_MARK.test(change))).toEqual([])
    expect(await browser.executeScript(`return document.querySelector('#chosen').textContent`)).toMatch(/^\S.*, \S/)
  })
}

test('in WebKit a picture is uploaded and described in a window over the library', async () => {
  const { see, until, press, choose, count } = webkitWindow(browser)
  await signInWebKit(browser, session)
  await browser.get(`${line.url}pages/plain/`)
  await until(EDIT)
  await browser.executeScript('foyer.pix.manage()')
  await see('[role=gridcell]')
  await (
    await browser.executeScript<WebElement>(`return ${ROOT}.querySelector('input[type=file]')`)
  ).sendKeys(resolve('examples/portal/seed/pictures/kaffeetasse.jpg'))
  await until(`${ROOT}.querySelector('[role=gridcell]').textContent.includes('kaffeetasse')`)

  await choose('[role=gridcell] button', 'Bearbeiten')
  const label = await see('label', 'Titel')
  expect(await count()).toBe(2)
  await browser.executeScript('arguments[0].control.focus(); arguments[0].control.select()', label)
  await press('Tasse im Fenster')
  await choose('button', 'Speichern')
  await until(`${ROOT}.textContent.includes('Tasse im Fenster')`)
  await press(Key.ESCAPE)
  await until(`!document.querySelector('foyer-root')`)
})

test('in WebKit a visitor logs in by keyboard in the layer over the portal’s page', async () => {
  const { until, press } = webkitWindow(browser)
  await browser.get(`${portal.url}?kampagne=7`)
  await until(LOGIN_LINK)
  await browser.executeScript(`${LOGIN_LINK}.focus()`)
  await press(Key.ENTER)
  await until(`document.activeElement.matches('[data-foyer-form] input')`)
  await press(seededAccount.layerMember, Key.ENTER)
  await until(`document.activeElement.type === 'password'`)
  await press('Wattwanderung3', Key.ENTER)
  await until(`document.querySelector('foyer-root')?.shadowRoot.activeElement?.textContent.includes('Weiter')`)
  await press(Key.ENTER)
  await until(`!location.search && document.body.textContent.includes('Jette')`)
})
