import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listChangedFiles, planChangedRuns } from './planChangedRuns.mjs'

const BROWSER_FOLDER = 'test/browser'

/**
 * Returns the tests that the changes since a commit touch, as paths for `planTestRuns`.
 * @param {string} root the repository's folder
 * @param {string} commit
 * @returns {string[]}
 */
export function findChangedTests(root, commit) {
  /** @param {readonly string[]} files */
  const listRelated = files =>
    execFileSync(
      process.execPath,
      [join(root, 'node_modules', 'jest', 'bin', 'jest.js'), '--listTests', '--findRelatedTests', ...files],
      { cwd: root, encoding: 'utf8' },
    )
      .split('\n')
      .filter(Boolean)
      .map(path =>
        path
          .slice(root.length)
          .replace(/^[\\/]/, '')
          .replaceAll('\\', '/'),
      )
      .filter(path => !path.includes('/long/'))
  const browserTests = readdirSync(join(root, BROWSER_FOLDER))
    .filter(name => name.endsWith('.spec.ts'))
    .map(name => ({
      path: `${BROWSER_FOLDER}/${name}`,
      text: readFileSync(join(root, BROWSER_FOLDER, name), 'utf8'),
    }))
  return planChangedRuns(listChangedFiles(root, commit), listRelated, browserTests, folder =>
    existsSync(join(root, folder)),
  )
}
