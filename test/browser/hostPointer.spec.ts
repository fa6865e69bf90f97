import type { Foyer } from '../../src/api/Foyer'
import { expect, test } from './support/hostPageTest'
import { libraryPage } from './support/libraryPage'
import { addHostileScripts } from './support/useFamilies'

declare const foyer: Foyer
declare global {
  /** The types of events that nothing prevented. */
  var allowed: Set<string>
  /** The types of events that reached the page's document. */
  var arrived: Set<string>
}

test.describe('over a page whose scripts block wheel, selection, menu and focus', () => {
  test.beforeEach(({ authorPage: page }) => addHostileScripts(page))

  test('the library scrolls by wheel, a click focuses its search field, and a double click selects the text in it', async ({
    authorPage: page,
  }) => {
    await page.goto('/pages/plain/')
    await page.evaluate(() => foyer.pix.manage().opened)
    const library = libraryPage(page)
    await expect(library.tiles.first()).toBeVisible()
    const { y } = (await library.tiles.first().boundingBox())!
    await library.tiles.first().hover()
    await page.mouse.wheel(0, 300)
    await expect.poll(async () => (await library.tiles.first().boundingBox())?.y ?? -Infinity).toBeLessThan(y - 50)
    await library.search.fill('Ufer')
    await library.window.getByRole('heading').first().click()
    await library.search.click()
    await expect(library.search).toBeFocused()
    await library.search.dblclick()
    expect(
      await library.search.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]),
    ).toEqual([0, 4])
  })

  test('the library can be scrolled by a finger, has its context menu, and its field keeps the focus', async ({
    authorPage: page,
  }) => {
    await page.goto('/pages/plain/')
    await page.evaluate(() => foyer.pix.manage().opened)
    const library = libraryPage(page)
    await expect(library.tiles.first()).toBeVisible()
    await page.evaluate(() => {
      globalThis.allowed = new Set()
      globalThis.arrived = new Set()
      for (const type of ['contextmenu', 'touchmove', 'blur', 'pointerdown']) {
        const note = (event: Event) => setTimeout(() => event.defaultPrevented || allowed.add(type))
        window.addEventListener(type, note, { capture: true, passive: true })
        document.addEventListener(type, () => arrived.add(type))
      }
    })
    await library.search.click({ button: 'right' })
    await expect(library.search).toBeFocused()
    const { x, y } = (await library.tiles.first().boundingBox())!
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: up === undefined ? [] : [{ x: x + 90, y: y + 90 - up }],
      })
    await touch('touchStart', 0)
    for (const up of [30, 60]) await touch('touchMove', up)
    await touch('touchEnd')
    // Scripts of old libraries send blur events that bubble.
    await library.search.dispatchEvent('blur', { bubbles: true, composed: true })
    await expect
      .poll(() => page.evaluate(() => [...allowed].sort()))
      .toEqual(['blur', 'contextmenu', 'pointerdown', 'touchmove'])
    expect(await page.evaluate(() => [...arrived])).toEqual(['pointerdown'])
  })

  test('in the log-in form, which is in the page’s own tree, a click focuses a field, and a double click selects the text in it', async ({
    page,
  }) => {
    await page.goto('/pages/plain/')
    await page.evaluate(() => foyer.configure({ auth: { account: '' } }))
    await page.evaluate(() => foyer.register.login().opened)
    const account = page.getByLabel(/^E-Mail-Adresse/).and(page.locator('input'))
    await account.click()
    await page.keyboard.type('henrike')
    await account.dblclick()
    expect(await account.evaluate((field: HTMLInputElement) => field.selectionEnd! - field.selectionStart!)).toBe(7)
  })

  test('in the event form, a click on a field places the caret there', async ({ authorPage: page }) => {
    await page.goto('/pages/plain/')
    await page.evaluate(() => foyer.event.detail(null).opened)
    const title = page.getByRole('dialog').getByRole('textbox').first()
    await title.click()
    await page.keyboard.type('Lesung')
    await expect(title).toHaveValue('Lesung')
  })
})

test('a page that has locked its own scrolling on body keeps its scroll position while a window opens and closes', async ({
  authorPage: page,
}) => {
  await page.goto('/pages/plain/')
  await page.addStyleTag({ content: 'html, body { height: 100% } main { height: 3000px }' })
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.evaluate(() => (document.body.style.overflow = 'hidden'))
  expect(await page.evaluate(() => scrollY)).toBe(900)
  await page.evaluate(async () => {
    const handle = foyer.pix.manage()
    await handle.opened
    handle.close()
    await handle.result
  })
  expect(await page.evaluate(() => [scrollY, document.documentElement.getAttribute('style')])).toEqual([900, null])
})
