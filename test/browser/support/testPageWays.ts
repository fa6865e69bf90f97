import type { Foyer } from '../../../src/api/Foyer'
import { AccountPerson, type AccountWay } from './accountPerson'
import { expect, test } from './databaseTest'
import { libraryPage } from './libraryPage'

declare const foyer: Foyer

const DESKTOP = { width: 1280, height: 800 }
const FULL_WIDTH = 0.98 * DESKTOP.width

/**
 * Declares the journey of a person whose page listens for the open and close events of windows; the calling file
 * chooses the database.
 */
export function testPageWays(database: string, way: AccountWay): void {
  test(`on ${database}, ${way.width} px, by keyboard alone: the page gets an event when a window opens or closes, and each error once; requests have the page’s headers; windows open in the chosen size`, async ({
    authorPage: page,
    watch,
  }) => {
    const person = new AccountPerson(page, way)
    const { window: library, tiles, search, selection, retry } = libraryPage(page, person.say('pix_manage_heading'))
    const details = person.window('pix_meta_heading')
    const widthOf = (window: typeof library) => window.evaluate(element => element.getBoundingClientRect().width)
    const setUp = (pix: Parameters<Foyer['configure']>[0]['pix'] = {}) =>
      page.evaluate(pix => {
        const heard: unknown[] = []
        Object.assign(globalThis, { heard })
        for (const name of ['foyer:open', 'foyer:close'])
          document.addEventListener(name, event => heard.push(name, (event as CustomEvent<unknown>).detail))
        foyer.configure({ headers: { 'X-Page': 'article' }, onError: error => heard.push(error.code), pix })
      }, pix)
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard.splice(0))
    const sentHeaders = new Set<string | undefined>()
    page.on('request', request => {
      if (request.url().includes('/pix/') && ['fetch', 'xhr'].includes(request.resourceType()))
        sentHeaders.add(request.headers()['x-page'])
    })

    await test.step('the connection breaks during a search: the page gets the event of the opening, and one error', async () => {
      watch.expectTrouble(/^console\.error: FailedRequest/)
      watch.expectTrouble(/INTERNET_DISCONNECTED/)
      await person.goTo('/playground')
      await setUp()
      sentHeaders.clear()
      await page.evaluate(() => void foyer.pix.select())
      await expect(tiles.first()).toBeVisible()
      expect(await heard()).toEqual(['foyer:open', { call: 'pix.select' }])
      await page.route('**/pix/pictures/by/**', route => route.abort('internetdisconnected'))
      await person.type(search, 'Hafen')
      await expect(retry).toBeVisible()
      await person.expectAccessible(library)
      expect(await heard()).toEqual(['REQUEST_UNREACHABLE'])
    })

    await test.step('tries again, and inserts a picture: the page gets the event that the window closed with a result', async () => {
      await page.unroute('**/pix/pictures/by/**')
      await person.press(retry)
      await person.press(tiles.first(), 'Space')
      await person.press(person.button(selection, 'pix_insert'))
      await expect(library).toHaveCount(0)
      expect(await heard()).toEqual(['foyer:close', { call: 'pix.select', hasResult: true }])
      expect([...sentHeaders]).toEqual(['article'])
    })

    await test.step('opens the library on a phone: the window is as wide as the phone, and offers no other size', async () => {
      await page.evaluate(() => void foyer.pix.select())
      await expect(tiles.first()).toBeVisible()
      await expect(person.button(library, 'ui_fullscreen')).toHaveCount(0)
      expect(await widthOf(library)).toBe(way.width)
      await page.keyboard.press('Escape')
      await expect(library).toHaveCount(0)
      expect(await heard()).toEqual([
        'foyer:open',
        { call: 'pix.select' },
        'foyer:close',
        { call: 'pix.select', hasResult: false },
      ])
    })

    await test.step('chooses the full size on a desktop: the library has this size after a reload too', async () => {
      await page.setViewportSize(DESKTOP)
      await page.evaluate(() => void foyer.pix.select())
      await person.press(person.button(library, 'ui_fullscreen'))
      await expect(person.button(library, 'ui_fullscreen_end')).toBeFocused()
      expect(await widthOf(library)).toBeCloseTo(FULL_WIDTH, 0)
      await person.expectAccessible(library)
      await page.keyboard.press('Escape')
      await expect(library).toHaveCount(0)
      await page.reload()
      await setUp()
      await page.evaluate(() => void foyer.pix.select())
      await expect(tiles.first()).toBeVisible()
      expect(await widthOf(library)).toBeCloseTo(FULL_WIDTH, 0)
      await person.press(person.button(library, 'ui_fullscreen_end'))
      await page.keyboard.press('Escape')
      await expect(library).toHaveCount(0)
    })

    await test.step('the page configures the full size: the meta window opens in full size, the library in the size that the person chose', async () => {
      await setUp({ fullscreen: true })
      await page.evaluate(() => void foyer.pix.select())
      await expect(tiles.first()).toBeVisible()
      expect(await widthOf(library)).toBe(680)
      await person.press(tiles.first())
      await expect(person.button(details, 'ui_fullscreen_end')).toBeVisible()
      expect(await widthOf(details)).toBeCloseTo(FULL_WIDTH, 0)
      await person.expectAccessible(details)
    })
  })
}
