import type { Page } from '@playwright/test'
import type { FaultRule } from '../support/faultProxy/FaultRule'
import { faultTable, type FaultCase } from './support/faultTable'
import { expect, test } from './support/hostPageTest'
import { expectFaults, keepPage, openAndMark, openLibrary, openPage, uploadPicture } from './support/hostPageSteps'
import { libraryPage, type Library } from './support/libraryPage'
import { comparePageTraces, REACT_MARK, readPageTraces } from './support/pageTraces'

const SERIES = 'Landschaften und Wege'

/** One call of the library, as a person triggers it. */
interface Call {
  readonly title: string
  readonly rule: Omit<FaultRule, 'fault'>
  /** Brings the library into the state before the call; no fault happens yet. */
  prepare?(page: Page, library: Library): Promise<void>
  /** Makes the call for the first time. */
  action(page: Page, library: Library): Promise<void>
  /** Repeats the failed call. By default, presses the notice's button, or runs `action` if there is no notice. */
  again?(page: Page, library: Library): Promise<void>
  /** Expects the state after a failure, with a way to continue. */
  failed(page: Page, library: Library): Promise<void>
  /** Expects the call to have succeeded. */
  done(page: Page, library: Library): Promise<void>
  /**
   * Where the window reports a lost connection: in the part that did not load (`screen`), or in a notice that offers
   * the action again.
   */
  readonly whenDown: 'screen' | 'notice'
  readonly faults?: (fault: FaultCase) => boolean
}

const pressRetry = (_page: Page, { retry }: Library) => retry.click()
const staysMarked = async (_page: Page, { selection, retry }: Library) => {
  await expect(retry).toBeVisible()
  await expect(selection).toContainText('1 markiert')
}
const listFailed = async (page: Page, library: Library) => {
  await expect(library.loadFailed.first()).toBeVisible()
  await staysMarked(page, library)
}
const changeSeries =
  (action: string) =>
  async (_page: Page, { selection }: Library) => {
    await selection.getByRole('combobox', { name: 'Aktion' }).selectOption({ label: action })
    await selection.getByRole('combobox', { name: 'Serie' }).selectOption({ label: SERIES })
    await selection.getByRole('button', { name: 'Ausführen' }).click()
  }

const CALLS: readonly Call[] = [
  {
    title: 'the first page of a search',
    rule: { path: /^\/pix\/pictures\/by\/1001\?from=0&.*filter=schafe/ },
    prepare: openAndMark,
    action: (_page, { search }) => search.fill('schafe'),
    again: pressRetry,
    async failed(page, library) {
      await listFailed(page, library)
      await expect(library.search).toHaveValue('schafe')
    },
    done: (_page, { tiles }) => expect(tiles).toHaveCount(1),
    whenDown: 'screen',
  },
  {
    title: 'the next page',
    rule: { path: /^\/pix\/pictures\/by\/1001\?from=36/ },
    prepare: openAndMark,
    action: page => page.keyboard.press('Control+End'),
    again: pressRetry,
    async failed(page, library) {
      await staysMarked(page, library)
      await expect(library.tiles.last()).toBeVisible()
    },
    done: (_page, { window }) => expect(window.getByText(/^Das waren alle: \d+$/).last()).toBeAttached(),
    whenDown: 'screen',
  },
  {
    title: 'the marked pictures',
    rule: { path: /^\/pix\/pictures\/by\/1001\?ids/ },
    prepare: openAndMark,
    action: async (_page, { filter }) => void (await filter.selectOption('0')),
    again: pressRetry,
    failed: listFailed,
    done: (_page, { tiles }) => expect(tiles).toHaveCount(1),
    whenDown: 'screen',
  },
  {
    title: 'the series',
    rule: { path: /^\/pix\/series\/by\/1001/ },
    action: openLibrary,
    again: pressRetry,
    failed: (_page, { window, retry }) =>
      Promise.all([
        expect(window.getByText('Die Serien konnten nicht geladen werden.')).toBeVisible(),
        expect(retry).toBeVisible(),
      ]).then(() => {}),
    async done(_page, { retry, filter }) {
      await expect(retry).toHaveCount(0)
      await expect(filter.getByRole('option', { name: SERIES })).toBeAttached()
    },
    whenDown: 'screen',
  },
  {
    title: 'the pictures of a series',
    rule: { path: /^\/pix\/series\/\d+\/pictures/ },
    prepare: openAndMark,
    action: async (_page, { filter }) => void (await filter.selectOption({ label: SERIES })),
    again: pressRetry,
    failed: listFailed,
    done: (_page, { tiles }) => expect(tiles.first()).toBeVisible(),
    whenDown: 'screen',
  },
  {
    title: 'inserting pictures that are marked but not listed',
    rule: { path: /^\/pix\/pictures\/by\/1001\?ids/ },
    async prepare(page, library) {
      await openAndMark(page, library)
      await library.search.fill('schafe')
      await expect(library.tiles).toHaveCount(1)
    },
    action: (_page, { selection }) => selection.getByRole('button', { name: 'Einfügen' }).click(),
    failed: (_page, { selection }) => expect(selection).toContainText('1 markiert'),
    done: page => expect(page.locator('#chosen')).toHaveText(/^\S/),
    whenDown: 'notice',
  },
  {
    title: 'adding pictures to a series',
    rule: { method: 'POST', path: /^\/pix\/series\/\d+$/ },
    prepare: openAndMark,
    action: changeSeries('Zu Serie hinzufügen'),
    failed: (_page, { selection }) => expect(selection).toContainText('1 markiert'),
    async done(_page, { selection, filter }) {
      await expect(selection).toHaveCount(0)
      await expect(filter.locator('option:checked')).toHaveText(SERIES)
    },
    whenDown: 'notice',
  },
  {
    title: 'taking pictures out of a series',
    rule: { method: 'POST', path: /^\/pix\/series\/\d+$/ },
    prepare: openAndMark,
    action: changeSeries('Aus Serie entfernen'),
    failed: (_page, { selection }) => expect(selection).toContainText('1 markiert'),
    done: (_page, { selection }) => expect(selection).toHaveCount(0),
    whenDown: 'notice',
  },
  {
    title: 'deleting a picture',
    rule: { method: 'POST', path: /^\/pix\/pictures\/\d+$/ },
    async prepare(page, library) {
      await uploadPicture(page, 'Zum Wegwerfen')
      await openAndMark(page, library)
      await library.search.fill('Zum Wegwerfen')
      await expect(library.tiles).toHaveCount(1)
      await library.tiles.first().focus()
    },
    async action(page, { dialog, tiles }) {
      await tiles.first().focus()
      await page.keyboard.press('Delete')
      await dialog.getByRole('button', { name: 'Löschen' }).click()
    },
    async failed(_page, { tiles, selection }) {
      await expect(tiles).toHaveCount(1)
      await expect(selection).toContainText('1 markiert')
    },
    done: (_page, { window }) => expect(window.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible(),
    whenDown: 'notice',
    // Leaves out 404, and the faults after which the portal no longer has the picture. The tile then disappears; another
    // test covers this.
    faults: ({ name, isDone }) => !isDone && name !== '404',
  },
]

for (const { title, rule, prepare, action, again, failed, done, whenDown, faults = () => true } of CALLS) {
  test(`${title}: every fault is shown, nothing is lost, and a retry works`, async ({
    authorPage: page,
    line,
    watch,
  }) => {
    expectFaults(watch)
    const library = libraryPage(page)
    await openPage(page)
    await keepPage(page)
    const before = await page.evaluateHandle(readPageTraces)
    await prepare?.(page, library)
    const countSent = () =>
      line.asked.filter(asked => {
        const [method, path = ''] = asked.split(' ')
        return method === (rule.method ?? method) && rule.path.test(path)
      }).length
    let isFirst = true
    const repeat = async () => {
      if (again) await again(page, library)
      else if ((await library.unreachable.count()) > 0) await library.retry.click()
      else await action(page, library)
    }
    for (const { name, fault, says } of faultTable.filter(faults)) {
      await test.step(name, async () => {
        const sentBefore = countSent()
        line.add({ ...rule, times: 1, fault })
        await (isFirst ? action(page, library) : repeat())
        isFirst = false
        // Without this wait, the notice of the previous fault could pass as the notice of this fault.
        await expect.poll(countSent).toBeGreaterThan(sentBefore)
        if (says) {
          await expect(library.dialog).toContainText(says)
          await page.keyboard.press('Escape')
        } else if (whenDown === 'notice') await expect(library.unreachable).toBeVisible()
        await expect(library.dialog).toHaveCount(0)
        await failed(page, library)
      })
    }
    line.add({ ...rule, times: 1, fault: { kind: 'delay', milliseconds: 1500 } })
    await repeat()
    await done(page, library)
    if ((await library.window.count()) > 0) await library.window.getByRole('button', { name: 'Schließen' }).click()
    await expect(library.window).toHaveCount(0)
    const changes = await page.evaluate(comparePageTraces, [before, await page.evaluateHandle(readPageTraces)] as const)
    expect(changes.filter(change => !REACT_MARK.test(change))).toEqual([])
    await expect(page.getByRole('textbox', { name: 'Bildunterschrift' })).toHaveValue('Noch nicht gespeichert')
  })
}
