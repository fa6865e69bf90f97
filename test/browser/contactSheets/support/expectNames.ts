import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, type Locator, type TestInfo } from '@playwright/test'

/** Maximum length of a line. Longer lines are cut, such as a row's name, which repeats the texts of all its cells. */
const LONGEST = 140

/** Returns the accessibility tree of a window as lines, without addresses, because they differ from run to run. */
async function readNames(window: Locator): Promise<string> {
  const lines = (await window.ariaSnapshot()).split('\n').filter(line => !/^\s*- \/url:/.test(line))
  return `${lines.map(line => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line)).join('\n')}\n`
}

/**
 * Expects a window's names, roles and states to equal the stored ones; `--update-snapshots` stores the current ones.
 */
export async function expectNames(testInfo: TestInfo, name: string, window: Locator): Promise<void> {
  const file = `test/browser/contactSheets/names/${name}.txt`
  const now = await readNames(window)
  if (['all', 'changed'].includes(testInfo.config.updateSnapshots)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, now)
    return
  }
  expect
    .soft(
      now,
      `${name} has the stored names and roles; if the change is intended or the scene is new: npm run contact-sheets -- --update-snapshots -g ${name}`,
    )
    .toBe(existsSync(file) ? readFileSync(file, 'utf8') : '')
}
