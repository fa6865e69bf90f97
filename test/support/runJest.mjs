import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { runToEnd } from '../../examples/portal/setup/runToEnd.mjs'
import jestConfig from '../../jest.config.mjs'
import { readReport } from './readReport.mjs'

/** One more than the number of cores, because a test of the portal often waits for a process. */
const WORKERS = availableParallelism() + 1

/**
 * The parts of Jest's JSON report that are used here.
 * @typedef {{ fullName: string, status: string }} TestResult
 * @typedef {{ name: string, status: string, message: string, assertionResults: TestResult[] }} FileResult
 * @typedef {{ numPassedTests: number, numPendingTests: number, numTodoTests: number, testResults: FileResult[] }} JestReport
 */

/**
 * @param {string} root the repository's folder
 * @param {readonly string[]} args Jest's own arguments
 * @returns {Promise<import('./TestCount').TestCount>}
 */
export async function runJest(root, args) {
  const report = join(root, 'test-results', 'jest.json')
  rmSync(report, { force: true })
  mkdirSync(dirname(report), { recursive: true })
  const code = await runToEnd(
    process.execPath,
    // Paths come first, because Jest reads a path after `--testPathIgnorePatterns` as another pattern.
    [
      join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
      ...args,
      `--maxWorkers=${WORKERS}`,
      '--json',
      `--outputFile=${report}`,
      ...leftOut(),
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return count(root, readReport(report), code)
}

function leftOut() {
  if (process.env['FOYER_LONG'] === '1') return []
  return [...jestConfig.testPathIgnorePatterns, '<rootDir>/test/(?:.*/)?long/'].map(
    pattern => `--testPathIgnorePatterns=${pattern}`,
  )
}

/**
 * @param {string} root
 * @param {JestReport | undefined} report Jest's JSON report, undefined if there is none
 * @param {number} code
 * @returns {import('./TestCount').TestCount}
 */
function count(root, report, code) {
  if (!report)
    return { passed: 0, failed: 1, skipped: 0, failures: [`Jest ended with code ${code} and without a report`] }
  const failures = []
  for (const file of report.testResults) {
    const name = relative(root, file.name)
    const failed = file.assertionResults.filter(test => test.status === 'failed')
    for (const test of failed) failures.push(`${name} › ${test.fullName}`)
    if (file.status === 'failed' && failed.length === 0)
      failures.push(`${name} could not run: ${firstLine(file.message)}`)
  }
  if (code !== 0 && failures.length === 0) failures.push(`Jest ended with code ${code}`)
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  }
}

/** @param {string} text */
function firstLine(text) {
  return (
    text
      .split('\n')
      .map(line => line.trim())
      .find(line => line !== '' && !line.startsWith('●')) ?? ''
  )
}
