import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test as base } from '@playwright/test'
import { startPortal } from '../../../support/startPortal'
import type { TestPortal } from '../../../support/TestPortal'
import { wholeChromium } from '../../../support/wholeChromium'

const CLOCK = pathToFileURL(join('test', 'browser', 'contactSheets', 'support', 'fixedClock.mjs')).href

/** Contact-sheet tests: one portal per worker, always on the same date. */
export const test = base.extend<object, { portal: TestPortal }>({
  // The stored pictures come from the whole Chromium. Its headless shell draws some pixels differently.
  launchOptions: [wholeChromium, { scope: 'worker' }],
  portal: [
    async ({}, use) => {
      // Uses a separate folder, because the database seeded for the whole run has today's date.
      const dataDir = mkdtempSync(join(tmpdir(), 'portal-scenes-'))
      const portal = await startPortal({ dataDir, env: { NODE_OPTIONS: `--import ${CLOCK}` } })
      await use(portal)
      await portal.stop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})
