import { copyFileSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test'
import type { Foyer } from '../../../src/api/Foyer'
import { seededAccount } from '../../support/seededAccount'
import { startPortal } from '../../support/startPortal'
import type { TestPortal } from '../../support/TestPortal'
import { libraryPage } from '../support/libraryPage'
import { watchPage } from '../support/watchPage'

declare const foyer: Foyer

/** Number of rounds of an editor's work; a quick person needs twenty seconds for each. */
const ROUNDS = Number(process.env['FOYER_SOAK_ROUNDS'] ?? 200)
const QUARTERS = 4
const MEGABYTE = 1024 ** 2
/** Number of React's own listeners on a root. */
const EMPTIED_ROOT = 160
const WORDS = ['schafe', 'hafen']
const CAT = 'examples/portal/seed/pictures/katze-chelsea.jpg'

/** Memory and handles of page and portal, after garbage collection. */
interface Use {
  readonly pageHeap: number
  readonly nodes: number
  readonly listeners: number
  readonly portalHeap: number
  readonly portalRss: number
  readonly portalHandles: number
  readonly portalFiles: number
}

/** Largest growth between the first quarter and the end: a share, and a constant for small values. */
const MOST: Readonly<Record<keyof Use, readonly [share: number, rest: number]>> = {
  pageHeap: [0.05, MEGABYTE],
  nodes: [0.05, 50],
  // The engine may keep one or two empty roots for a while, each with React's own listeners.
  listeners: [0.05, 2 * EMPTIED_ROOT],
  portalHeap: [0.1, 4 * MEGABYTE],
  // Node and the embedded database return little memory to the system.
  portalRss: [0.25, 32 * MEGABYTE],
  portalHandles: [0.1, 6],
  portalFiles: [0.1, 6],
}

/**
 * Returns the number of open file handles. The first handle of each database file does not count, because the embedded
 * database keeps it open. The database opens some files only after five minutes.
 */
function countFiles(pid: number): number {
  const folder = `/proc/${pid}/fd`
  const open = readdirSync(folder).flatMap(name => {
    try {
      return [readlinkSync(join(folder, name))]
    } catch {
      // The file was closed in the meantime.
      return []
    }
  })
  return open.length - new Set(open.filter(path => path.includes('/database/'))).size
}

async function measurePortal({
  pid,
  output,
}: TestPortal): Promise<Pick<Use, 'portalHeap' | 'portalRss' | 'portalHandles' | 'portalFiles'>> {
  const lines = () =>
    output()
      .split('\n')
      .slice(0, -1)
      .filter(line => line.startsWith('measured '))
  const before = lines().length
  process.kill(pid, 'SIGUSR2')
  await expect.poll(() => lines().length).toBe(before + 1)
  const { heap, rss, handles }: Record<string, number> = JSON.parse(lines().at(-1)?.replace('measured ', '') ?? '')
  return { portalHeap: heap!, portalRss: rss!, portalHandles: handles!, portalFiles: countFiles(pid) }
}

async function measure(devtools: CDPSession, portal: TestPortal): Promise<Use> {
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? NaN
  return {
    pageHeap: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    ...(await measurePortal(portal)),
  }
}

/** Context of a round: the page, its DevTools session, the file to upload, and the ids to edit. */
interface Round {
  readonly page: Page
  readonly devtools: CDPSession
  readonly picture: string
  readonly round: number
  readonly pictureId: number
  readonly eventId: number
}

/**
 * Presses a button that opens a file chooser, and chooses a file. Playwright's own function would keep every file
 * input, and the window around it, in memory.
 */
async function giveFile(devtools: CDPSession, button: Locator, file: string): Promise<void> {
  const asked = new Promise<number>((resolve, reject) =>
    devtools.once('Page.fileChooserOpened', ({ backendNodeId }) =>
      backendNodeId === undefined ? reject(new Error('No field asks for the file.')) : resolve(backendNodeId),
    ),
  )
  await button.click()
  await devtools.send('DOM.setFileInputFiles', { files: [file], backendNodeId: await asked })
}

/**
 * Opens the library, searches, and marks and unmarks a picture; in every fourth round, also uploads a picture and
 * deletes it. Then closes the library and edits a picture.
 */
async function workInLibrary({ page, devtools, picture, round, pictureId }: Round): Promise<void> {
  const library = libraryPage(page)
  await page.evaluate(() => foyer.pix.manage().opened)
  await expect(library.tiles.first()).toBeVisible()
  const word = WORDS[round % WORDS.length]!
  await library.search.fill(word)
  await expect(library.tiles.first()).toHaveAccessibleName(new RegExp(word, 'i'))
  // The selection outlives the window, so the test clears the selection.
  for (const isMarked of ['true', 'false']) {
    await library.tiles.first().click()
    await expect(library.tiles.first()).toHaveAttribute('aria-selected', isMarked)
  }
  if (round % 4 === 0) {
    await library.search.fill('')
    await expect(library.tiles.first()).not.toHaveAccessibleName(new RegExp(word, 'i'))
    await giveFile(devtools, library.window.getByRole('button', { name: 'Bilder hochladen' }), picture)
    await expect(library.tiles.first()).toHaveAccessibleName(/^Frisch geladen/)
    await library.tiles.first().focus()
    await page.keyboard.press('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(library.tiles.filter({ hasText: 'Frisch geladen' })).toHaveCount(0)
  }
  await library.window.getByRole('button', { name: 'Schließen' }).click()
  await expect(library.window).toHaveCount(0)
  await page.evaluate(id => foyer.pix.meta(id).opened, pictureId)
  const meta = page.getByRole('dialog', { name: 'Bild bearbeiten' })
  await meta.getByRole('textbox', { name: 'Titel', exact: true }).fill(`Dauerlauf, Runde ${round}`)
  await meta.getByRole('button', { name: 'Speichern' }).click()
  await expect(meta).toHaveCount(0)
}

/** Searches the author's events, and edits one. */
async function workOnEvents({ page, round, eventId }: Round): Promise<void> {
  const overview = page.getByRole('dialog', { name: 'Meine Veranstaltungen' })
  const lines = overview.locator('[role=row][data-index]')
  await page.evaluate(() => foyer.event.overview().opened)
  await expect(lines.first()).toBeVisible()
  await overview.getByRole('button', { name: 'Suchen' }).click()
  await page.keyboard.type('orgel')
  await page.keyboard.press('Enter')
  await expect(lines.first()).toBeVisible()
  await overview.getByRole('button', { name: 'Schließen', exact: true }).click()
  await expect(overview).toHaveCount(0)
  await page.evaluate(id => foyer.event.detail(id).opened, eventId)
  const editor = page.getByRole('dialog', { name: 'Veranstaltung bearbeiten' })
  await editor.getByRole('textbox', { name: 'Titel', exact: true }).fill(`Dauerlauf, Runde ${round}`)
  await editor.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(editor).toHaveCount(0)
  // The overview opens after the save.
  await expect(lines.first()).toBeVisible()
  await overview.getByRole('button', { name: 'Schließen', exact: true }).click()
  await expect(page.locator('foyer-root')).toHaveCount(0)
}

const inWords = (use: Use) =>
  Object.entries(use)
    .map(
      ([name, value]: [string, number]) =>
        `${name} ${value > MEGABYTE ? `${(value / MEGABYTE).toFixed(1)} MB` : value}`,
    )
    .join(', ')

test('after an hour of editing, page and portal need hardly more memory and handles than after a quarter of this hour', async ({
  page,
}, testInfo) => {
  // Allows 8 s for each round, because the machine may be busy.
  test.setTimeout(ROUNDS * 8_000)
  const picture = testInfo.outputPath('Frisch geladen.jpg')
  copyFileSync(CAT, picture)
  const portal = await startPortal({
    env: { NODE_OPTIONS: `--import ${pathToFileURL('test/portal/support/measureOnSignal.mjs').href}` },
  })
  const watch = watchPage(page)
  const uses: Use[] = []
  try {
    const [name = '', value = ''] = (await portal.signIn(seededAccount.author)).split('=')
    await page.context().addCookies([{ name, value, url: portal.url }])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${portal.url}playground`)
    const devtools = await page.context().newCDPSession(page)
    for (const domain of ['Performance.enable', 'Page.enable'] as const) await devtools.send(domain)
    await devtools.send('Page.setInterceptFileChooserDialog', { enabled: true })
    const [pictureId, eventId] = await page.evaluate(async () => {
      const fields = {
        method: 'POST',
        Customer: 'uferland',
        IdEventType: '1',
        IsPublished: '1',
        MlTitle: 'Dauerlauf',
        DateFrom: '2027-05-31T19:30:00',
        FormalCategoryId: '101',
      }
      const [pictures, event] = await Promise.all([
        fetch('/pix/pictures/by/1001?from=0&limit=1'),
        fetch('/event/api/event_cluster/cluster/', { method: 'POST', body: new URLSearchParams(fields) }),
      ])
      return [
        ((await pictures.json()) as { Id: number }[])[0]!.Id,
        ((await event.json()) as { Id: number }).Id,
      ] as const
    })
    const begun = Date.now()
    for (let round = 0; round < ROUNDS; round += 1) {
      const work = { page, devtools, picture, round, pictureId, eventId }
      await workInLibrary(work)
      await workOnEvents(work)
      if ((round + 1) % Math.floor(ROUNDS / QUARTERS) === 0) {
        uses.push(await measure(devtools, portal))
        process.stderr.write(
          `soak, ${round + 1} rounds, ${Math.round((Date.now() - begun) / 1000)} s: ${inWords(uses.at(-1)!)}\n`,
        )
      }
    }
    expect(watch.unexpected()).toEqual([])
    const [first, last] = [uses[0]!, uses.at(-1)!]
    const heavier = (Object.keys(MOST) as (keyof Use)[]).filter(
      part => last[part] > first[part] * (1 + MOST[part][0]) + MOST[part][1],
    )
    expect(heavier.map(part => `${part}: ${first[part]} became ${last[part]}`)).toEqual([])
  } finally {
    await portal.stop()
  }
})
