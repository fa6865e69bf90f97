import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Tests that run for each change of the reference portal: its own, and those of the second portal, which implements
 * only the specifications.
 */
const PORTAL_TESTS = ['test/portal', 'test/portals']
const DOCUMENT_TESTS = ['test/docs.test.ts', 'test/docsNumbers.test.ts', 'test/securityGuide.test.ts']

/**
 * Returns the files that differ from a commit, and the untracked files. Deleted files are left out.
 * @param {string} root the repository's folder
 * @param {string} commit such as `HEAD` or `main`
 * @returns {string[]}
 */
export function listChangedFiles(root, commit) {
  /** @param {string[]} args */
  const git = args => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const changed = git(['diff', '--name-only', '--relative', commit, '--'])
  return [...changed, ...git(['ls-files', '--others', '--exclude-standard'])].filter(file =>
    existsSync(join(root, file)),
  )
}

/**
 * Returns the tests that a change touches, as paths for `planTestRuns`:
 * - Jest's tests that import a changed file;
 * - the portal's tests, if a file of the portal changed;
 * - the stories of a folder, if a `.tsx` file directly in it or in the same folder of `src` changed;
 * - the browser tests that changed, that import a changed helper, or that make a call of a changed family. A family is
 *   a folder such as `src/pix`, with the calls `foyer.pix.…`;
 * - the tests of documents, if a Markdown file changed.
 * @param {readonly string[]} changed
 * @param {(files: readonly string[]) => string[]} listRelated Jest's tests that import one of the files
 * @param {readonly { path: string, text: string }[]} browserTests
 * @param {(folder: string) => boolean} hasFolder
 * @returns {string[]}
 */
export function planChangedRuns(changed, listRelated, browserTests, hasFolder) {
  const runs = new Set()
  const sources = changed.filter(file => /^(src|test|examples|\.rollup)\/.*\.([mc]?[jt]sx?)$/.test(file))
  if (sources.length > 0) for (const test of listRelated(sources)) runs.add(test)
  if (changed.some(file => file.startsWith('examples/portal/'))) for (const tests of PORTAL_TESTS) runs.add(tests)
  if (changed.some(file => file.endsWith('.md'))) for (const test of DOCUMENT_TESTS) runs.add(test)
  for (const file of changed) {
    const [, folder] = /^(?:src|stories)\/(.+)\/[^/]+\.tsx$/.exec(file) ?? []
    if (folder && hasFolder(`stories/${folder}`)) runs.add(`stories/${folder}`)
    const [, family] = /^src\/(pix|register|event|editor|blog|language)\//.exec(file) ?? []
    const [, helper] = /^test\/browser\/(support\/[^.]+)\.ts$/.exec(file) ?? []
    for (const { path, text } of browserTests) {
      if (path === file || (family && text.includes(`foyer.${family}.`)) || (helper && text.includes(`/${helper}'`)))
        runs.add(path)
    }
  }
  return [...runs].sort()
}
