import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@playwright/test'
import { buildStorybook } from './buildStorybook.mjs'
import { serveFolder } from './serveFolder'
import { StoryPage } from './StoryPage'

const BUILD_AND_START_MS = 240_000
/** Date of the tests. The fake events are in December 2026 and later, and the overview begins with current events. */
const TODAY = '2026-11-26T10:00:00+01:00'

/** One story or page of the built Storybook. */
export interface StoryEntry {
  readonly id: string
  readonly type: string
  readonly importPath: string
  readonly tags: readonly string[]
}

interface WorkerParts {
  storybook: { origin: string; entries: readonly StoryEntry[] }
  stories: StoryPage
}

/** Playwright's `test` with the built Storybook and one page per worker. */
export const storyTest = test.extend<object, WorkerParts>({
  storybook: [
    // Playwright requires a destructured first parameter, even if nothing is used.
    async ({ playwright: _ }, use) => {
      const folder = await buildStorybook(fileURLToPath(new URL('../../..', import.meta.url)))
      const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
        entries: Record<string, StoryEntry>
      }
      const server = await serveFolder(folder)
      await use({ origin: server.origin, entries: Object.values(index.entries) })
      await server.close()
    },
    { scope: 'worker', timeout: BUILD_AND_START_MS },
  ],
  stories: [
    async ({ browser, storybook }, use) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' })
      // The fake portal's service worker stops when its last page closes, and stories would fail until the worker has
      // started again. This page keeps the worker alive.
      await (await context.newPage()).goto(`${storybook.origin}/index.json`)
      const page = await context.newPage()
      await page.addInitScript(shiftDate, Date.parse(TODAY) - Date.now())
      await use(await StoryPage.create(page, storybook.origin))
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Runs in the page: moves its date by the given milliseconds. Timers are unchanged. */
function shiftDate(by: number): void {
  const now = () => RealDate.now() + by
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object,
    get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
