/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runModule } from './runModule'
import type { TestCount } from './TestCount'

const repository = join(__dirname, '..', '..')
let root: string

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function count(runner: 'runJest' | 'runBrowserTests'): TestCount {
  const { out, err } = runModule(join(__dirname, `${runner}.mjs`), runner, [root, []], { FOYER_LONG: '', CI: 'true' })
  const answer = out.trim().split('\n').at(-1)
  if (!answer?.startsWith('{')) throw new Error(`${out}\n${err}`)
  return JSON.parse(answer)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'count-'))
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  write(
    'package.json',
    JSON.stringify({
      jest: { testMatch: ['<rootDir>/**/*.test.js'], testPathIgnorePatterns: ['/node_modules/'], transform: {} },
    }),
  )
})

afterEach(() => rmSync(root, { recursive: true }))

test('Jest: a failed test and a file that could not run count as failed; long tests are left out', () => {
  write(
    'test/a.test.js',
    "test('good', () => {}); test('bad', () => { throw new Error('no') }); test.skip('later', () => {})",
  )
  write('test/broken.test.js', 'this is no code')
  write('test/long/b.test.js', "test('long', () => {})")
  write('test/lib/long/c.test.js', "test('long too', () => {})")
  const { failures, ...counts } = count('runJest')
  expect(counts).toEqual({ passed: 1, failed: 2, skipped: 1 })
  expect(failures).toEqual(
    expect.arrayContaining(['test/a.test.js › bad', expect.stringContaining('test/broken.test.js could not run: ')]),
  )
})

test('Jest: a runner that ends without a report counts as one failure', () => {
  write('package.json', JSON.stringify({ jest: { testPathIgnorePatterns: [], preset: 'there-is-no-such-preset' } }))
  expect(count('runJest')).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: ['Jest ended with code 1 and without a report'],
  })
})

test('browser: failed and skipped tests are counted, and an error outside of every test is a failure', () => {
  write(
    'test/browser/playwright.config.ts',
    `import { defineConfig } from '@playwright/test'
     export default defineConfig({ testDir: '.', outputDir: '${root}/out', reporter: [['json', { outputFile: '${root}/test-results/browser.json' }]] })`,
  )
  write(
    'test/browser/a.spec.ts',
    `import { test } from '@playwright/test'
     test('good', () => {}); test('bad', () => { throw new Error('no') }); test.skip('later', () => {})`,
  )
  expect(count('runBrowserTests')).toEqual({ passed: 1, failed: 1, skipped: 1, failures: ['a.spec.ts › bad'] })

  write('test/browser/broken.spec.ts', "throw new Error('no test can be read')")
  const { failed, failures } = count('runBrowserTests')
  expect({ failed, failures }).toEqual({ failed: 1, failures: ['browser tests: Error: no test can be read'] })
})
