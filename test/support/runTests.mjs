import { fileURLToPath } from 'node:url'
import { buildMissing } from '../../examples/portal/setup/buildMissing.mjs'
import { installMissing } from '../../examples/portal/setup/installMissing.mjs'
import { buildStorybook } from '../stories/support/buildStorybook.mjs'
import { bundlePortal } from './bundlePortal.mjs'
import { ensureChromium, findHeadlessShell } from './ensureChromium.mjs'
import { findChangedTests } from './findChangedTests.mjs'
import { planTestRuns } from './planTestRuns.mjs'
import { runBrowserTests } from './runBrowserTests.mjs'
import { runJest } from './runJest.mjs'
import { seedTestPortal } from './seedTestPortal.mjs'

/**
 * Installs missing packages, makes missing builds, runs the tests, and ends with the line `N passed, N failed`.
 * @param {readonly string[]} args the command line: empty for every test, `--changed [commit]`, or see `planTestRuns`
 */
export async function runTests(args) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  let paths = args
  if (args[0] === '--changed') {
    await installMissing(root)
    paths = findChangedTests(root, args[1] ?? 'HEAD')
    console.log(paths.length > 0 ? `Runs ${paths.join(' ')}` : 'The changes touch no test.')
    if (paths.length === 0) return report([])
  }
  const plan = planTestRuns(paths)
  if (plan.isLong) process.env['FOYER_LONG'] = '1'
  await installMissing(root)
  // Side by side, because each build keeps only one core busy, and an installation mostly waits for the network.
  await Promise.all([buildMissing(root), plan.browser && prepareBrowserTests(root, plan)])
  await bundlePortal(root)
  await seedTestPortal(root)
  const results = []
  if (plan.jest) results.push(await runJest(root, plan.jest))
  if (plan.browser) results.push(await runBrowserTests(root, plan.browser))
  report(results)
}

/**
 * Finds or installs a Chromium, and builds Storybook if its tests run. Without this build, two of Playwright's workers
 * would build Storybook at the same time.
 * @param {string} root
 * @param {ReturnType<typeof planTestRuns>} plan
 */
async function prepareBrowserTests(root, { browser, isLong }) {
  const named = process.env['CHROMIUM_PATH']
  const needsStorybook = browser?.includes('--project=stories')
  const [chromium] = await Promise.all([ensureChromium(root), needsStorybook && buildStorybook(root)])
  process.env['CHROMIUM_PATH'] = chromium
  if (!named && !isLong) process.env['FOYER_HEADLESS_SHELL'] = findHeadlessShell(chromium)
}

/** @param {import('./TestCount').TestCount[]} results */
function report(results) {
  /** @param {'passed' | 'failed' | 'skipped'} kind */
  const sum = kind => results.reduce((total, result) => total + result[kind], 0)
  const failures = results.flatMap(result => result.failures)
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map(failure => `  ${failure}`).join('\n')}`)
  const skipped = sum('skipped')
  if (skipped > 0) console.log(`\n${skipped} skipped`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  if (sum('failed') > 0) process.exitCode = 1
}
