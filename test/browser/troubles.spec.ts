import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { faultTable } from './support/faultTable'
import { delayRequests } from './support/delayRequests'
import { expectFaults, keepPage, openAndMark, openLibrary, openPage, uploadPicture } from './support/hostPageSteps'
import { expect, test } from './support/hostPageTest'
import { libraryPage } from './support/libraryPage'
import { waitForFrames } from './support/waitForFrames'

declare const foyer: Foyer

const FIRST_PAGE = /^\/pix\/pictures\/by\/1001\?from=0/
const portalFaults = faultTable.filter(({ says }) => says)

const caption = (page: Page) => page.getByRole('textbox', { name: 'Bildunterschrift' })

test('an upload: faults are shown in its dialog, the files stay, and a retry works', async ({
  authorPage: page,
  line,
  watch,
}) => {
  expectFaults(watch)
  const library = libraryPage(page)
  const uploading = page.getByRole('dialog', { name: 'Bilder hochladen' })
  const rule = { method: 'POST', path: /^\/pix\/pictures\/by\/1001\.json$/, times: 1 }
  await openPage(page)
  await openAndMark(page, library)
  let isFirst = true
  for (const { name, fault, says } of faultTable.filter(({ isDone }) => !isDone)) {
    await test.step(name, async () => {
      line.add({ ...rule, fault })
      if (isFirst) {
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          library.window.getByRole('button', { name: 'Bilder hochladen' }).click(),
        ])
        await chooser.setFiles({
          name: 'Endlich da.jpg',
          mimeType: 'image/jpeg',
          buffer: readFileSync('examples/portal/seed/pictures/kaffeetasse.jpg'),
        })
      } else await uploading.getByRole('button', { name: 'Erneut versuchen' }).click()
      isFirst = false
      await expect(uploading).toContainText(says ?? 'Das Portal ist gerade nicht erreichbar')
      if ((await library.dialog.count()) > 0) await page.keyboard.press('Escape')
      await expect(uploading.getByRole('alert')).toContainText('Das Hochladen hat nicht geklappt.')
      await expect(uploading.getByRole('listitem')).toContainText('Endlich da.jpg')
    })
  }
  await uploading.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(uploading).toHaveCount(0)
  await expect(library.tiles.first()).toHaveAccessibleName(/^Endlich da/)
  await expect(library.selection).toContainText('1 markiert')
})

test('the languages: every fault leaves a way to try again', async ({ authorPage: page, line, watch }) => {
  expectFaults(watch)
  await openPage(page)
  const chooser = page.getByRole('dialog', { name: 'Sprache wählen' })
  const countSent = () => line.asked.filter(asked => asked.includes('getMlLanguages')).length
  let isFirst = true
  for (const { name, fault } of faultTable) {
    await test.step(name, async () => {
      const before = countSent()
      line.add({ path: /getMlLanguages/, times: 1, fault })
      if (isFirst) await page.evaluate(() => foyer.language.choose().opened)
      else await chooser.getByRole('button', { name: 'Erneut versuchen' }).click()
      isFirst = false
      // Without this wait, the message of the previous fault could pass as the message of this fault.
      await expect.poll(countSent).toBeGreaterThan(before)
      if (name === '401 of an ended session') {
        await expect(page.getByRole('alertdialog')).toContainText('Sie sind nicht oder nicht mehr angemeldet')
        await page.keyboard.press('Escape')
      }
      await expect(chooser.getByText('Die Sprachen konnten nicht geladen werden.')).toBeVisible()
    })
  }
  await chooser.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(chooser.getByRole('button', { name: /Deutsch/ })).toBeVisible()
})

test('the texts: if the translation service fails, a window opens in its language with the embedded texts', async ({
  authorPage: page,
  line,
  watch,
}) => {
  expectFaults(watch)
  const wanted = [
    'a connection that breaks before the request',
    '401 of an ended session',
    '401',
    '500',
    '502 with a gateway’s page',
    'JSON cut in half',
    'JSON of another shape',
    'an empty response',
  ]
  for (const { name, fault } of [
    ...faultTable.filter(entry => wanted.includes(entry.name)),
    { name: 'no response', fault: { kind: 'hang' } as const },
  ]) {
    await test.step(name, async () => {
      await line.reset()
      line.add({ path: /getMlBricks/, fault })
      await openPage(page)
      await page.keyboard.press('Enter')
      // In the portal's own texts the library is called 'Bilderarchiv'.
      const library = page.getByRole('dialog', { name: 'Bilder', exact: true })
      await expect(library.getByRole('gridcell').first()).toBeVisible()
      await expect(library.getByText(/translation missing/)).toHaveCount(0)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    })
  }
})

test('texts that come later than 2 s replace the embedded ones, and the search field keeps typed text, caret and focus', async ({
  authorPage: page,
}) => {
  await openPage(page)
  const sendTexts = await delayRequests(page, '**/getMlBricks*')
  await page.keyboard.press('Enter')
  const embedded = page.getByRole('dialog', { name: 'Bilder', exact: true })
  const search = page.getByRole('dialog').getByRole('searchbox')
  await expect(embedded).toBeVisible()
  await search.click()
  await page.keyboard.type('schafe')
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
  sendTexts()
  await expect(page.getByRole('dialog', { name: 'Bilderarchiv' })).toBeVisible()
  await expect(embedded).toHaveCount(0)
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('schafe')
  expect(await search.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(4)
})

test('the templates: if they fail or are late, a window opens with the built-in layout and without a dialog', async ({
  authorPage: page,
  line,
  watch,
}) => {
  expectFaults(watch)
  await openPage(page)
  await page.evaluate(() => foyer.configure({ templates: true }))
  const chooser = page.getByRole('dialog', { name: 'Sprache wählen' })
  const late = { name: 'later than 2 s', fault: { kind: 'trickle', bytes: 40, everyMilliseconds: 200 } as const }
  for (const { name, fault } of [...faultTable, late]) {
    await test.step(name, async () => {
      line.add({ path: /cb_ui_window\.html|language_window\.html/, times: 2, fault })
      await page.evaluate(() => foyer.language.choose().opened)
      await expect(chooser.getByRole('button', { name: /Deutsch/ })).toBeVisible()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await chooser.getByRole('button', { name: 'Schließen' }).click()
      await expect(chooser).toHaveCount(0)
    })
  }
})

test('the images: a tile whose file does not load says so, and can be marked', async ({
  authorPage: page,
  line,
  watch,
}) => {
  expectFaults(watch)
  const library = libraryPage(page)
  for (const { name, fault } of portalFaults.filter(entry =>
    ['404', '429', '500', '502 with a gateway’s page', 'an empty response'].includes(entry.name),
  )) {
    await test.step(name, async () => {
      await line.reset()
      line.add({ path: /^\/image\?/, fault })
      await openPage(page)
      await openLibrary(page, library)
      await expect(library.tiles.first()).toContainText('Bild konnte nicht geladen werden')
      await library.tiles.first().click()
      await expect(library.tiles.first()).toHaveAttribute('aria-selected', 'true')
      await library.tiles.first().click()
    })
  }
})

test('foyer.pix.load: every fault is an error with a stable code', async ({ authorPage: page, line, watch }) => {
  expectFaults(watch)
  await openPage(page)
  const id = await page.evaluate(
    async () => ((await (await fetch('/pix/pictures/by/1001?from=0&limit=1')).json()) as { Id: number }[])[0]!.Id,
  )
  for (const { name, fault, says } of faultTable) {
    await test.step(name, async () => {
      line.add({ path: /^\/pix\/pictures\/\d+$/, times: 1, fault })
      const code = await page.evaluate(
        wanted =>
          foyer.pix
            .load(wanted)
            .catch((error: { code: string; message: string }) =>
              error.message.startsWith('Foyer: ') ? error.code : 'no FoyerError',
            ),
        id,
      )
      const isAnswered = fault.kind === 'answer' && fault.status === 200
      expect(code).toBe(isAnswered ? 'ANSWER_MALFORMED' : says ? 'REQUEST_REFUSED' : 'REQUEST_UNREACHABLE')
    })
  }
  expect(await page.evaluate(async wanted => (await foyer.pix.load(wanted)).Id, id)).toBe(id)
})

test('a slow portal: the window opens at once, can be closed meanwhile, and gives up after half a minute', async ({
  authorPage: page,
  line,
  watch,
}) => {
  expectFaults(watch)
  const library = libraryPage(page)
  await openPage(page)
  await openLibrary(page, library)
  await page.keyboard.press('Escape')
  line.add({ path: FIRST_PAGE, fault: { kind: 'hang' } })
  await page.clock.install()
  await page.keyboard.press('Enter')
  await expect(library.window).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(library.loadFailed).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(library.window).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(library.window).toBeVisible()
  await page.clock.runFor(31_000)
  await expect(library.loadFailed.first()).toBeVisible()
  await line.reset()
  await library.retry.click()
  await page.clock.runFor(1000)
  await expect(library.tiles.first()).toBeVisible()
})

test('while the browser is offline: everything shown, typed and marked stays, and a retry works when the connection is back', async ({
  authorPage: page,
  line,
  watch,
}) => {
  expectFaults(watch)
  const library = libraryPage(page)
  await openPage(page)
  await openAndMark(page, library)
  await line.goOffline()
  await page.keyboard.press('Control+End')
  await expect(library.retry).toBeVisible()
  await expect(library.tiles.first()).toBeVisible()
  await library.search.fill('schafe')
  await expect(library.loadFailed.first()).toBeVisible()
  await expect(library.selection).toContainText('1 markiert')
  await line.goOnline()
  await library.retry.click()
  await expect(library.tiles).toHaveCount(1)
  await expect(caption(page)).toHaveValue('Noch nicht gespeichert')
})

test('a session that ends: the window says so, and after a new log-in everything is still there', async ({
  authorPage: page,
  watch,
}) => {
  expectFaults(watch)
  const library = libraryPage(page)
  await openPage(page)
  await openAndMark(page, library)
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await library.search.fill('schafe')
  await expect(library.dialog).toContainText('Sie sind nicht oder nicht mehr angemeldet')
  await page.keyboard.press('Escape')
  await expect(library.search).toHaveValue('schafe')
  await page.context().addCookies(cookies)
  await library.retry.click()
  await expect(library.tiles).toHaveCount(1)
  await expect(library.selection).toContainText('1 markiert')
})

test.describe('[PIX-MAN-56] a list that the portal can’t send', () => {
  // The faults have no `times`: on a slow machine, the window repeats the request that failed before it rendered.
  test('reloads the page once; the second time within 10 s, the library says why and offers to try again', async ({
    authorPage: page,
    line,
    watch,
  }) => {
    expectFaults(watch)
    const library = libraryPage(page)
    // The 10 s do not pass, however slow the machine is.
    await page.clock.setFixedTime(Date.now())
    await openPage(page)
    line.add({ path: FIRST_PAGE, fault: { kind: 'answer', status: 500, body: 'Interner Fehler, Anfrage 7' } })
    const reloaded = page.waitForEvent('domcontentloaded')
    await page.keyboard.press('Enter')
    await reloaded
    await page.getByRole('button', { name: 'Artikel bearbeiten' }).click()
    await page.getByRole('button', { name: 'Bild wählen' }).click()
    await expect(library.dialog).toContainText('Interner Fehler, Anfrage 7')
    await page.keyboard.press('Escape')
    await line.reset()
    await library.retry.click()
    await expect(library.tiles.first()).toBeVisible()
  })

  test('calls the page’s own reload function if there is one; that function may leave the page as it is', async ({
    authorPage: page,
    line,
    watch,
  }) => {
    expectFaults(watch)
    const library = libraryPage(page)
    await openPage(page)
    const reasons = await page.evaluateHandle(() => {
      const list: string[] = []
      foyer.configure({ reload: reason => void list.push(reason) })
      return list
    })
    line.add({ path: FIRST_PAGE, fault: { kind: 'corrupt' } })
    await page.keyboard.press('Enter')
    await expect(library.loadFailed.first()).toBeVisible()
    await expect.poll(() => reasons.jsonValue()).toEqual([expect.stringContaining('pix.manage')])
    await line.reset()
    await library.retry.click()
    await expect(library.tiles.first()).toBeVisible()
    await expect(caption(page)).toHaveValue('Noch nicht gespeichert')
  })

  test('never reloads because of a lost connection or a missing right', async ({ authorPage: page, line, watch }) => {
    expectFaults(watch)
    const library = libraryPage(page)
    await openPage(page)
    line.add({ path: FIRST_PAGE, fault: { kind: 'refuse' } })
    await page.keyboard.press('Enter')
    await expect(library.loadFailed.first()).toBeVisible()
    line.add({ path: FIRST_PAGE, fault: { kind: 'answer', status: 403, body: '"acl_restriction_caption"' } })
    await library.retry.click()
    await expect(library.dialog).toContainText('Kein Zugriff')
    await page.keyboard.press('Escape')
    await line.reset()
    await library.retry.click()
    await expect(library.tiles.first()).toBeVisible()
    await expect(caption(page)).toHaveValue('Noch nicht gespeichert')
  })
})

test('a deletion whose response is lost: ‘try again’ needs no confirmation, says that the picture is gone, and its tile disappears', async ({
  authorPage: page,
  line,
  watch,
}) => {
  expectFaults(watch)
  const library = libraryPage(page)
  await openPage(page)
  await uploadPicture(page, 'Schon weg')
  await openLibrary(page, library)
  await library.search.fill('Schon weg')
  await expect(library.tiles).toHaveCount(1)
  line.add({ method: 'POST', path: /^\/pix\/pictures\/\d+$/, times: 1, fault: { kind: 'cut', share: 0 } })
  await library.tiles.first().focus()
  await page.keyboard.press('Delete')
  await library.dialog.getByRole('button', { name: 'Löschen' }).click()
  await expect(library.unreachable).toBeVisible()
  await expect(library.dialog).toHaveCount(0)
  await library.retry.click()
  await expect(library.unreachable).toHaveCount(0)
  await expect(library.dialog.getByRole('button', { name: 'OK' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(library.window.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible()
})

test('two tabs: a picture that one tab deletes is not in the other tab’s list of marks; there, inserting the picture shows a message, and removes tile and mark without a second deletion', async ({
  authorPage: page,
  line,
}) => {
  const other = await page.context().newPage()
  const [first, second] = [libraryPage(page), libraryPage(other)]
  await openPage(page)
  await uploadPicture(page, 'In beiden offen')
  await openPage(other)
  const deleted = first.window.getByRole('gridcell', { name: /^In beiden offen/ })
  await page.bringToFront()
  await openLibrary(page, first)
  await expect(deleted).toHaveCount(1)
  await other.bringToFront()
  await openLibrary(other, second)
  await second.search.fill('In beiden offen')
  await expect(second.tiles).toHaveCount(1)
  await second.tiles.first().focus()
  await other.keyboard.press('Delete')
  await second.dialog.getByRole('button', { name: 'Löschen' }).click()
  await expect(second.tiles).toHaveCount(0)
  await page.bringToFront()
  await deleted.click()
  await expect(first.selection).toContainText('1 markiert')
  await first.filter.selectOption('0')
  await expect(first.window.getByRole('heading', { name: 'Kein Bild markiert' })).toBeVisible()
  await first.window.getByRole('button', { name: 'Alle Bilder zeigen' }).click()
  await expect(deleted).toHaveAttribute('aria-selected', 'true')
  await first.selection.getByRole('button', { name: 'Einfügen' }).click()
  await expect(first.dialog).toContainText('Ein markiertes Bild gibt es nicht mehr.')
  await page.keyboard.press('Escape')
  await expect(deleted).toHaveCount(0)
  await expect(first.selection).toHaveCount(0)
  expect(line.asked.filter(asked => asked.startsWith('POST /pix/pictures/') && !asked.endsWith('.json'))).toHaveLength(
    1,
  )
})

for (const { name, forbid } of [
  {
    name: 'storage is full',
    forbid: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
  },
  {
    name: 'storage and cookies are forbidden',
    forbid: () => {
      const refuse = {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      }
      Object.defineProperty(window, 'localStorage', refuse)
      Object.defineProperty(window, 'sessionStorage', refuse)
      Object.defineProperty(Document.prototype, 'cookie', refuse)
    },
  },
]) {
  test(`where ${name}: the library works, and marks outlive the window as long as the page is open`, async ({
    authorPage: page,
    line,
    watch,
  }) => {
    expectFaults(watch)
    const library = libraryPage(page)
    await page.addInitScript(forbid)
    await openPage(page)
    await openAndMark(page, library)
    // Adds the fault before the focus returns to the button, because the focus starts a prefetch.
    line.add({ path: FIRST_PAGE, fault: { kind: 'answer', status: 500, body: 'Interner Fehler, Anfrage 7' } })
    await library.window.getByRole('button', { name: 'Schließen' }).click()
    await page.keyboard.press('Enter')
    // Without storage the page would reload endlessly, so the library does not reload it.
    await expect(library.dialog).toContainText('Interner Fehler, Anfrage 7')
    await page.keyboard.press('Escape')
    await line.reset()
    await library.retry.click()
    await expect(library.selection).toContainText('1 markiert')
    await expect(caption(page)).toHaveValue('Noch nicht gespeichert')
  })
}

test('a browser without a session cookie: the window asks the person to log in, and can be closed', async ({
  page,
  watch,
}) => {
  expectFaults(watch)
  const library = libraryPage(page)
  await openPage(page)
  await keepPage(page)
  await page.keyboard.press('Enter')
  await expect(library.dialog).toContainText('Sie sind nicht oder nicht mehr angemeldet')
  await page.keyboard.press('Escape')
  await library.window.getByRole('button', { name: 'Schließen' }).click()
  await expect(caption(page)).toHaveValue('Noch nicht gespeichert')
})

test('an ended session is reported once, although the series fail later than the pictures', async ({ page, watch }) => {
  expectFaults(watch)
  const library = libraryPage(page)
  await openPage(page)
  await keepPage(page)
  const sendSeries = await delayRequests(page, '**/pix/series/**')
  const answered = page.waitForResponse(/\/pix\/series\//)
  await page.keyboard.press('Enter')
  await expect(library.dialog).toContainText('Sie sind nicht oder nicht mehr angemeldet')
  await page.keyboard.press('Escape')
  await expect(library.retry).toBeVisible()
  sendSeries()
  await (await answered).finished()
  await waitForFrames(page)
  await expect(library.dialog).toHaveCount(0)
  await library.window.getByRole('button', { name: 'Schließen' }).click()
  await expect(library.window).toHaveCount(0)
})
