import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from '../../examples/portal/setup/runToEnd.mjs'
import { readReport } from './readReport.mjs'

/**
 * @typedef {import('@playwright/test/reporter').JSONReport} Report
 * @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite
 */

/**
 * @param {string} root the repository's folder
 * @param {readonly string[]} args Playwright's own arguments
 * @returns {Promise<import('./TestCount').TestCount>}
 */
export async function runBrowserTests(root, args) {
  const report = join(root, 'test-results', 'browser.json')
  rmSync(report, { force: true })
  const code = await runToEnd(
    process.execPath,
    [
      join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--config=test/browser/playwright.config.ts',
      ...args,
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  return count(readReport(report), code)
}

/**
 * @param {Report | undefined} report Playwright's JSON report, undefined if there is none
 * @param {number} code
 * @returns {import('./TestCount').TestCount}
 */
function count(report, code) {
  if (!report)
    return { passed: 0, failed: 1, skipped: 0, failures: [`Playwright ended with code ${code} and without a report`] }
  const failures = [
    ...report.suites.flatMap(failedSpecs),
    ...report.errors.map(error => `browser tests: ${firstLine(error)}`),
  ]
  if (code !== 0 && failures.length === 0) failures.push(`Playwright ended with code ${code}`)
  const unsteady = report.suites.flatMap(unsteadySpecs)
  if (unsteady.length > 0)
    console.log(`\nPassed only on the second attempt:\n${unsteady.map(name => `  ${name}`).join('\n')}`)
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: failures.length,
    skipped: report.stats.skipped,
    failures,
  }
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function failedSpecs(suite) {
  const own = suite.specs.filter(spec => !spec.ok).map(spec => `${spec.file} › ${spec.title}`)
  return [...own, ...(suite.suites ?? []).flatMap(failedSpecs)]
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function unsteadySpecs(suite) {
  const own = suite.specs
    .filter(spec => spec.tests.some(test => test.status === 'flaky'))
    .map(spec => `${spec.file} › ${spec.title}`)
  return [...own, ...(suite.suites ?? []).flatMap(unsteadySpecs)]
}

/** @param {{ message?: string }} error */
function firstLine({ message = 'an error without a text' }) {
  return message.split('\n')[0]
}
