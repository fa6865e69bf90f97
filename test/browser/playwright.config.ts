import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { wholeChromium } from '../support/wholeChromium'

const root = fileURLToPath(new URL('../..', import.meta.url))
// `npm test` may name a browser that is quicker. Tests that need the whole Chromium choose it themselves.
const quick = process.env['FOYER_HEADLESS_SHELL']

// The normal run leaves out long cases; `npm run test:long` runs them.
const isLong = process.env['FOYER_LONG'] === '1'
const LEFT_OUT = isLong ? [] : ['**/long/**']

export default defineConfig({
  fullyParallel: false,
  // One worker more than there are cores, because a test often waits: with one worker per core, the cores are idle for
  // 15 % of the time.
  workers: availableParallelism() + 1,
  // In CI, a shared machine may pause for seconds, so a failed test runs a second time. The report names the test.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // A busy machine needs more time: a whole task by keyboard takes some 20 s on a quiet one, and 60 s on a busy one.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  outputDir: `${root}test-results/browser`,
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ['json', { outputFile: `${root}test-results/browser.json` }]],
  use: {
    browserName: 'chromium',
    headless: true,
    trace: 'off',
    video: 'off',
    screenshot: 'off',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    launchOptions: { ...wholeChromium, ...(quick && { executablePath: quick }) },
  },
  projects: [
    { name: 'stories', testDir: `${root}test/stories`, testMatch: '**/*.spec.ts', testIgnore: LEFT_OUT },
    {
      name: 'pages',
      testDir: `${root}test/browser`,
      testMatch: '**/*.spec.ts',
      testIgnore: ['**/contactSheets.spec.ts', ...LEFT_OUT],
      ...(!isLong && { grepInvert: /@long/ }),
    },
    { name: 'contact-sheets', testDir: `${root}test/browser`, testMatch: '**/contactSheets/*.spec.ts' },
  ],
})
