import { pathToFileURL } from 'node:url'
import type { CDPSession, Frame, Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import type { FaultProxy } from '../support/faultProxy/FaultProxy'
import { seededAccount } from '../support/seededAccount'
import type { TestPortal } from '../support/TestPortal'
import { wholeChromium } from '../support/wholeChromium'
import { expectSamePage } from './support/expectSamePage'
import { hostPageEditor } from './support/hostPageEditor'
import { expectFaults } from './support/hostPageSteps'
import { expect, test as base } from './support/hostPageTest'
import { pageOf } from './support/pageOf'
import { libraryPage } from './support/libraryPage'
import { openEditor } from './support/openEditor'
import { serveLibrary } from './support/serveLibrary'
import { useLibrary } from './support/useLibrary'
import { germanLayerTexts } from '../../src/labels/texts/de/layers'

declare const foyer: Foyer

/** Serves the library from another origin, with or without CORS headers, and returns the address of its folder. */
const test = base.extend<{ serveElsewhere(hasCors: boolean): Promise<string> }>({
  serveElsewhere: async ({}, use) => {
    const hosts: { stop(): Promise<void> }[] = []
    await use(async hasCors => {
      const host = await serveLibrary(hasCors)
      hosts.push(host)
      return host.url
    })
    for (const host of hosts) await host.stop()
  },
})
// The headless shell does not give a sandboxed frame its own process.
test.use({ launchOptions: wholeChromium })

const pageWithScript = (address: string) => `/pages/script-address/?from=${encodeURIComponent(address)}`
/** Makes a call whose core can't load, and cancels it. Returns the error, the result, and the number of roots left. */
const giveUp = async (place: Page | Frame) => {
  const settled = place.evaluate(async () => {
    const handle = foyer.pix.select()
    const error = await handle.opened.then(
      () => undefined,
      ({ code, message }: { code: string; message: string }) => ({ code, message }),
    )
    return { ...error, result: await handle.result, left: document.querySelectorAll('foyer-root').length }
  })
  await place.getByRole('button', { name: 'Erneut versuchen' }).waitFor()
  await pageOf(place).keyboard.press('Escape')
  return settled
}
const NOT_LOADED = {
  code: 'CORE_NOT_LOADED',
  message: expect.stringMatching(/^Foyer: \S+\.js did not load\. .*\bCORS, or load foyer\.umd\.js\.$/) as unknown,
  result: undefined,
  left: 0,
}

test.describe('a script of another origin', () => {
  test('works if that origin sends CORS headers', async ({ authorPage: page, serveElsewhere }) => {
    const session = await page.context().newCDPSession(page)
    await page.goto(pageWithScript(`${await serveElsewhere(true)}foyer.js`))
    await useLibrary(page, session)
  })

  test('without CORS headers names the single file in its error, and the single file then works', async ({
    authorPage: page,
    serveElsewhere,
    watch,
  }) => {
    const session = await page.context().newCDPSession(page)
    const elsewhere = await serveElsewhere(false)
    expectFaults(watch)
    await page.goto(pageWithScript(`${elsewhere}foyer.js`))
    expect(await giveUp(page)).toEqual(NOT_LOADED)
    await page.goto(pageWithScript(`${elsewhere}foyer.umd.js`))
    await useLibrary(page, session)
  })
})

/** Returns the library by its built-in heading, which it has if the portal's texts did not load. */
const bareLibrary = (place: Page | Frame) => place.getByRole('dialog', { name: 'Bilder' })

test.describe('a page without an origin', () => {
  const inSandbox = (script: string) =>
    `/pages/iframe/?sandbox=allow-scripts&page=${encodeURIComponent(`../script-address/?from=/foyer/${script}`)}`
  const fileAddress = (page: string) => pathToFileURL(`examples/pages/${page}`).href
  /** Opens the sandbox page and returns its frame once the script has loaded. */
  const openSandbox = async (page: Page, script: string) => {
    await page.goto(inSandbox(script))
    const frame = page.frame('article')!
    await frame.waitForFunction(() => 'foyer' in window)
    return frame
  }
  /** Lets the portal accept requests of such pages, with the author's session. */
  const allowSandbox = async (page: Page, line: FaultProxy, portal: TestPortal) => {
    line.add({
      path: /./,
      fault: {
        kind: 'rewrite',
        headers: { 'access-control-allow-origin': 'null', 'access-control-allow-credentials': 'true' },
      },
    })
    await page.setExtraHTTPHeaders({ cookie: await portal.signIn(seededAccount.author) })
  }
  /** Opens a page from the file system and configures the portal's addresses. */
  const openFile = async (page: Page, portalUrl: string) => {
    await page.goto(fileAddress('from-file/index.html'))
    await page.evaluate(
      url =>
        foyer.configure({
          hosts: { image: `${url}image` },
          paths: { pixBase: `${url}pix`, framework: `${url}module/lib/framework` },
        }),
      portalUrl,
    )
  }

  test('from a file, and in a sandbox: the single file works if the portal allows its requests', async ({
    page,
    line,
    portal,
  }) => {
    await allowSandbox(page, line, portal)
    const session = await page.context().newCDPSession(page)
    await openFile(page, line.url)
    await useLibrary(page, session)
    const frame = await openSandbox(page, 'foyer.umd.js')
    await useLibrary(frame, await page.context().newCDPSession(frame))
  })

  test('from a file, and in a sandbox: if the portal refuses the requests, the library advises the person and leaves the page unchanged', async ({
    page,
    line,
    watch,
  }) => {
    expectFaults(watch)
    const tryInVain = async (place: Page | Frame, session: CDPSession) => {
      await openEditor(place)
      await expectSamePage(place, session, async () => {
        await page.keyboard.press('Enter')
        await expect(bareLibrary(place).getByText('Die Bilder konnten nicht geladen werden.').last()).toBeVisible()
        await bareLibrary(place).getByRole('button', { name: 'Erneut versuchen' }).first().focus()
        await page.keyboard.press('Escape')
        await expect(bareLibrary(place)).toHaveCount(0)
      })
    }
    await openFile(page, line.url)
    await tryInVain(page, await page.context().newCDPSession(page))
    const frame = await openSandbox(page, 'foyer.umd.js')
    await tryInVain(frame, await page.context().newCDPSession(frame))
  })

  test('from a file, and in a sandbox: an error says that modules don’t load', async ({ page, watch }) => {
    expectFaults(watch)
    await page.goto(`${fileAddress('script-address/index.html')}?from=../../../dist/foyer.js`)
    expect(await giveUp(page)).toEqual(NOT_LOADED)
    expect(await giveUp(await openSandbox(page, 'foyer.js'))).toEqual(NOT_LOADED)
  })
})

test.describe('a browser that stores no cookies', () => {
  const account = (place: Page | Frame) =>
    place.getByLabel(/^E-Mail-Adresse oder Kontoname/).and(place.locator('input'))
  const password = (place: Page | Frame) => place.getByLabel(/^Passwort/).and(place.locator('input'))
  /**
   * Opens the library without a session and logs in; the browser drops the session cookie. Expects a message that names
   * the cause.
   */
  const logInInVain = async (place: Page | Frame) => {
    const told = place.getByRole('alertdialog', { name: 'Nicht angemeldet' }).getByRole('button', { name: 'Anmelden' })
    const layer = place.getByRole('dialog', { name: 'Ihr Konto' })
    await openEditor(place)
    await pageOf(place).keyboard.press('Enter')
    await told.click()
    await expect(account(place)).toHaveValue(seededAccount.author)
    await expect(layer).not.toContainText('Cookies')
    await account(place).press('Enter')
    await password(place).fill('Uferlicht*2026')
    await password(place).press('Enter')
    await layer.getByRole('button', { name: 'Weiter' }).press('Enter')
    await told.click()
    await expect(
      layer.or(place.locator('[data-foyer-form]')).getByText(germanLayerTexts['register_layer_not_kept']!),
    ).toBeVisible()
    await account(place).press('Escape')
    await expect(layer).toHaveCount(0)
    await libraryPage(place).retry.press('Escape')
    await expect(libraryPage(place).window).toHaveCount(0)
    await expect(hostPageEditor(place).caption).toHaveValue('Noch nicht gespeichert')
  }

  test('because the page is in a frame of another site: a person who logs in sees the reason', async ({
    page,
    line,
    watch,
  }) => {
    expectFaults(watch)
    const around = line.url.replace('127.0.0.1', 'localhost')
    await page.goto(`${around}pages/iframe/?page=${encodeURIComponent(`${line.url}pages/plain/`)}`)
    await logInInVain(page.frame('article')!)
  })

  test('because cookies are disabled: a person who logs in sees the reason', async ({ page, line, watch }) => {
    expectFaults(watch)
    line.add({ path: /./, fault: { kind: 'rewrite', headers: { 'set-cookie': '' } } })
    await (await page.context().newCDPSession(page)).send('Emulation.setDocumentCookieDisabled', { disabled: true })
    await page.goto('/pages/plain/')
    await logInInVain(page)
  })
})
