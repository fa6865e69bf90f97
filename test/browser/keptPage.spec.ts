import { seededAccount } from '../support/seededAccount'
import { choosePictures } from './support/choosePictures'
import { expect, test } from './support/hostPageTest'
import { openEditor } from './support/openEditor'
import { startOwnChromium } from './support/startOwnChromium'

test('a page that was left is restored from the back/forward cache unchanged, also with an open window', async ({
  portal,
  line,
}) => {
  // Playwright's own browser has no back/forward cache.
  const browser = await startOwnChromium()
  try {
    const page = await browser.openPage()
    const [name = '', value = ''] = (await portal.signIn(seededAccount.author)).split('=')
    await page.context().addCookies([{ name, value, url: line.url }])
    await page.goto(`${line.url}pages/kept-page/`)
    await openEditor(page)
    await choosePictures(page)

    // Playwright loses a page that returns from the cache; its DevTools session still works.
    const session = await page.context().newCDPSession(page)
    const ask = async (expression: string): Promise<unknown> =>
      (await session.send('Runtime.evaluate', { expression, returnByValue: true })).result.value
    // The evaluation rejects if a navigation interrupts it. This function then returns 'navigates'.
    const askDuringNavigation = (expression: string) => ask(expression).catch(() => 'navigates')
    const press = async (key: string, keyCode: number) => {
      await session.send('Input.dispatchKeyEvent', {
        type: 'keyDown',
        key,
        code: key,
        windowsVirtualKeyCode: keyCode,
        ...(key === 'Enter' && { text: '\r' }),
      })
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key, windowsVirtualKeyCode: keyCode })
    }
    const tiles = () =>
      ask(`document.querySelector('foyer-root')?.shadowRoot.querySelectorAll('[role=gridcell]').length ?? -1`)
    const leaveAndReturn = async () => {
      await askDuringNavigation(
        `addEventListener('pageshow', ({ persisted }) => { window.wasKept = persisted }, { once: true }); location.href = '/pages/plain/'`,
      )
      await expect
        .poll(() => askDuringNavigation('location.pathname + document.readyState'))
        .toBe('/pages/plain/complete')
      await askDuringNavigation('history.back()')
      await expect
        .poll(() =>
          askDuringNavigation(
            'JSON.stringify([location.pathname, window.wasKept, performance.getEntriesByType("navigation")[0].notRestoredReasons])',
          ),
        )
        .toBe('["/pages/kept-page/",true,null]')
    }
    await leaveAndReturn()
    await press('Enter', 13)
    // Rows below the visible part, and the buttons on tiles, render later.
    await expect
      .poll(() => ask(`Boolean(document.querySelector('foyer-root')?.shadowRoot.querySelector('[data-action=edit]'))`))
      .toBe(true)
    const shown = await tiles()
    await leaveAndReturn()
    expect(await tiles()).toBe(shown)
    await press('Escape', 27)
    await expect.poll(tiles).toBe(-1)
  } finally {
    await browser.stop()
  }
})
