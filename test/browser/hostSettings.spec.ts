import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { choosePictures } from './support/choosePictures'
import { hostPageEditor } from './support/hostPageEditor'
import { expect, test } from './support/hostPageTest'
import { libraryPage } from './support/libraryPage'
import { listListeners } from './support/listListeners'
import { openEditor } from './support/openEditor'
import { overflowing } from './support/overflowing'
import { useLibrary } from './support/useLibrary'
import { useLibraryOnHostPage } from './support/useLibraryOnHostPage'

declare const foyer: Foyer
/** Variables of the page `own-errors`: errors that it caused, and errors that its log received. */
declare const made: string[]
declare const heard: string[]

const LONG_TASK_MS = 50
const LOADS = 3

const openLibrary = async (page: Page) => {
  await openEditor(page)
  await page.keyboard.press('Enter')
  await expect(libraryPage(page).tiles.first()).toBeVisible()
}

for (const { folder, title } of [
  { folder: 'right-to-left', title: 'a page that is read from right to left' },
  { folder: 'script-async', title: 'a page that loads the script with async' },
  { folder: 'script-end', title: 'a page with the script at its end' },
  { folder: 'script-injected', title: 'a page whose own script adds the tag later' },
  { folder: 'no-storage', title: 'a page that may store nothing' },
  { folder: 'history-router', title: 'a page with a router of its own' },
]) {
  test(`over ${title}: pictures are found, marked and inserted, and the page stays unchanged`, async ({
    authorPage: page,
  }) => {
    await useLibraryOnHostPage(page, folder)
  })
}

test('over a page whose base element names another host: no picture, password or template request goes there', async ({
  authorPage: page,
  line,
}) => {
  const hosts = new Set<string>()
  page.on('request', request => hosts.add(new URL(request.url()).origin))
  await useLibraryOnHostPage(page, 'base-href')
  await page.evaluate(() => {
    foyer.configure({ auth: { account: '' }, templates: true })
    return foyer.register.login().opened
  })
  await expect(page.getByLabel(/^E-Mail-Adresse/).and(page.locator('input'))).toBeFocused()
  await page.keyboard.type('jette.brandt@uferland.test')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^Passwort/).and(page.locator('input'))).toBeFocused()
  await page.keyboard.press('Escape')
  expect([...hosts]).toEqual([new URL(line.url).origin])
})

test.describe('frames', () => {
  test('in a frameset, the library opens in one frame or over all frames', async ({ authorPage: page }) => {
    const session = await page.context().newCDPSession(page)
    await page.goto('/pages/frameset/')
    await useLibrary(page.frame('article')!, session, 'frames.article')
    const over = libraryPage(page)
    await page.frame('menu')!.getByRole('button', { name: 'Bild über allen Rahmen wählen' }).click()
    await expect(over.tiles.first()).toBeVisible()
    expect((await over.window.boundingBox())!.width).toBe(680)
    await page.keyboard.press('Escape')
    await expect(over.window).toHaveCount(0)
  })

  test('on a page inside an iframe, the library opens in the iframe, and this page stays unchanged', async ({
    authorPage: page,
  }) => {
    const session = await page.context().newCDPSession(page)
    await page.goto('/pages/iframe/')
    await useLibrary(page.frame('article')!, session, 'frames.article')
  })
})

test('a print shows only the page, with or without a window, and the window keeps its focus and its search', async ({
  authorPage: page,
}) => {
  await page.goto('/pages/plain/')
  await openEditor(page)
  const [library, editor] = [libraryPage(page), hostPageEditor(page)]
  await editor.choose.blur()
  await page.mouse.move(5, 5)
  const print = async () => {
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
    const sheet = await page.screenshot({ caret: 'hide' })
    const { length: pages } = (await page.pdf()).toString('latin1').match(/\/Type \/Page\b(?!s)/g) ?? []
    await page.emulateMedia({ media: null })
    return { sheet, pages }
  }
  const before = await print()
  await editor.choose.focus()
  await page.keyboard.press('Enter')
  await expect(library.tiles.first()).toBeVisible()
  await library.search.fill('schafe')
  await expect(library.tiles).toHaveCount(1)
  const during = await print()
  expect(during.pages).toBe(before.pages)
  expect(during.sheet.equals(before.sheet)).toBe(true)
  await expect(library.search).toBeFocused()
  await expect(library.tiles).toHaveCount(1)
})

test('at 400 % zoom, library, event editor and login layer are used without scrolling sideways, and the focused control is in the viewport', async ({
  authorPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/pages/plain/')
  await openLibrary(page)
  const library = libraryPage(page)
  await library.search.fill('schafe')
  await expect(library.tiles).toHaveCount(1)
  await library.tiles.first().focus()
  await page.keyboard.press('Space')
  await expect(library.selection).toContainText('1 markiert')
  await expect(library.tiles.first()).toBeInViewport({ ratio: 0.5 })
  expect(await page.evaluate(overflowing)).toEqual([])
  await library.selection.getByRole('button', { name: 'Einfügen' }).click()
  await expect(hostPageEditor(page).chosen).toHaveText(/^\S/)

  await page.evaluate(() => foyer.event.detail(null).opened)
  const title = page.getByRole('textbox', { name: 'Titel', exact: true })
  await title.focus()
  await page.keyboard.type('Orgelmatinee')
  await expect(title).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(overflowing)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button').last().click()

  await page.evaluate(() => {
    foyer.configure({ auth: { account: '' } })
    return foyer.register.login().opened
  })
  const account = page.getByLabel(/^E-Mail-Adresse oder Kontoname/).and(page.locator('input'))
  await account.fill('jette.brandt@uferland.test')
  await expect(account).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(overflowing)).toEqual([])
})

test.describe('a page with errors of its own', () => {
  test('gets each of them and none of Foyer’s, and the library works', async ({ authorPage: page, line, watch }) => {
    watch.expectTrouble(/^uncaught: Eigene/)
    await page.goto('/pages/own-errors/')
    await openEditor(page)
    await choosePictures(page)
    // An error in the page's callback reaches the page's error log.
    await page.evaluate(async () => {
      const text = 'Eigener Fehler beim Übernehmen'
      made.push(`Uncaught Error: ${text}`)
      const handle = foyer.pix.select(() => {
        throw new Error(text)
      })
      await handle.opened
    })
    await libraryPage(page).tiles.first().focus()
    await page.keyboard.press('Space')
    await libraryPage(page).selection.getByRole('button', { name: 'Einfügen' }).press('Enter')
    await expect(libraryPage(page).window).toHaveCount(0)
    // The library's own errors appear on the console only.
    line.add({ path: /^\/pix\/series\/by/, fault: { kind: 'answer', status: 500, body: 'kaputt' } })
    watch.expectTrouble(/^(console\.error|answer 500)/)
    await page.evaluate(() => foyer.pix.select().opened)
    await expect(libraryPage(page).retry).toBeVisible()
    const said = await page.evaluate(() => ({ made, heard }))
    expect(said.made.length).toBeGreaterThan(10)
    expect(said.heard.toSorted()).toEqual(said.made.toSorted())
  })
})

test('a page with a router goes back and forth under an open window, which keeps the entered values and adds no history entry', async ({
  authorPage: page,
}) => {
  await page.goto('/pages/history-router/')
  await page.getByRole('link', { name: 'Lesen' }).click()
  await openLibrary(page)
  const library = libraryPage(page)
  await library.search.fill('schafe')
  await expect(library.tiles).toHaveCount(1)
  const view = page.locator('#view')
  const state = () =>
    page.evaluate(() => ({ length: history.length, state: history.state as unknown, search: location.search }))
  const before = await state()
  await page.goBack()
  await expect(view).toHaveText('Ansicht: Start')
  await page.goForward()
  await expect(view).toHaveText('Ansicht: lesen')
  expect(await state()).toEqual(before)
  await page.evaluate(() => history.pushState({ from: 'timer' }, '', '?ansicht=bilder'))
  await expect(library.search).toHaveValue('schafe')
  await expect(library.search).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(library.window).toHaveCount(0)
  expect(await state()).toEqual({ length: before.length + 1, state: { from: 'timer' }, search: '?ansicht=bilder' })
  await expect(hostPageEditor(page).choose).toBeFocused()
})

test('a page that removes foreign elements gets an error that says why nothing opens, and can scroll again', async ({
  authorPage: page,
  watch,
}) => {
  watch.expectTrouble(/^console\.error: FoyerError: Foyer: .*foyer-root.*container/)
  await page.goto('/pages/removes-elements/')
  await openEditor(page)
  const { opened, result } = await page.evaluate(async () => {
    const handle = foyer.pix.select()
    return { opened: await handle.opened.catch((error: { code: string }) => error.code), result: await handle.result }
  })
  expect([opened, result]).toEqual(['WINDOW_REMOVED', undefined])
  await expect(page.locator('html')).not.toHaveAttribute('style')
  await expect(page.locator('foyer-root')).toHaveCount(0)
  // Inside a container of the page, the window stays.
  await page.evaluate(() => foyer.pix.manage({ container: '#rest' }).opened)
  await expect(page.locator('#rest').getByRole('gridcell').first()).toBeVisible()
})

test('a page that never calls the library gets one file, three listeners and no long task', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const longest: number[] = []
  // A busy machine may pause any script for a while, but not every time.
  for (let load = 0; load < LOADS; load += 1) {
    await page.goto('/pages/plain/')
    longest.push(
      await page.evaluate(async () => {
        const scripts: { sourceURL: string; duration: number }[] = []
        const observer = new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            scripts.push(...(entry as PerformanceEntry & { scripts: typeof scripts }).scripts)
        })
        observer.observe({ type: 'long-animation-frame', buffered: true })
        await new Promise(resolve => requestIdleCallback(resolve))
        return Math.max(
          0,
          ...scripts.filter(({ sourceURL }) => sourceURL.includes('/foyer/')).map(({ duration }) => duration),
        )
      }),
    )
  }
  expect(Math.min(...longest)).toBeLessThan(LONG_TASK_MS)
  // Imitates a person who reads, types and moves the mouse.
  await openEditor(page)
  await hostPageEditor(page).caption.focus()
  await page.keyboard.type('Nur gelesen')
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 200)
  expect([...new Set(asked)]).toEqual(['/pages/plain/', '/pages/article.css', '/foyer/foyer.js', '/pages/article.js'])
  expect(await listListeners(await page.context().newCDPSession(page))).toEqual([
    'document click ×1',
    'document focusin ×1',
    'document pointerover ×1',
  ])
  expect(
    await page.evaluate(
      () => document.querySelectorAll('style, foyer-root').length + document.adoptedStyleSheets.length,
    ),
  ).toBe(0)
})

for (const { folder, title } of [
  { folder: 'two-copies', title: 'twice' },
  { folder: 'two-versions', title: 'in two builds' },
]) {
  test(`over a page that includes the library ${title}: only the first copy works, and the second logs one error`, async ({
    authorPage: page,
    watch,
  }) => {
    watch.expectTrouble(/^console\.error: Foyer: loaded twice\. Load it once\.$/)
    const said: string[] = []
    page.on('console', message => said.push(message.text()))
    await useLibraryOnHostPage(page, folder)
    await page.getByRole('button', { name: 'Bild ohne Skript wählen' }).click()
    await expect(libraryPage(page).tiles.first()).toBeVisible()
    await expect(page.locator('foyer-root')).toHaveCount(1)
    expect(said).toHaveLength(1)
  })
}
