import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test as base } from '@playwright/test'
import { startPortal } from '../../../support/startPortal'
import type { TestPortal } from '../../../support/TestPortal'

const CLOCK = pathToFileURL(join('test', 'browser', 'contactSheets', 'support', 'fixedClock.mjs')).href

/** Tests of looks: a portal for each worker, on which it is always the same day. */
export const test = base.extend<object, { portal: TestPortal }>({
  portal: [
    async ({}, use) => {
      // A folder of its own: what the whole run has seeded is of today.
      const dataDir = mkdtempSync(join(tmpdir(), 'portal-scenes-'))
      const portal = await startPortal({ dataDir, env: { NODE_OPTIONS: `--import ${CLOCK}` } })
      await use(portal)
      await portal.stop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})
