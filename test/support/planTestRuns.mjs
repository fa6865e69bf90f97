const BROWSER_PROJECTS = ['stories', 'pages']
const USAGE =
  'Pass no argument to run every test, --changed to run the tests that your changes touch, ' +
  'paths (npm test -- test/lib test/browser/manage), or a runner with its own options ' +
  '(npm test -- jest -t "parses", npm test -- pages -g upload; the runners are jest, browser, stories, pages).'

/**
 * Reads the command line of the tests.
 * @param {readonly string[]} args
 * @returns {{ isLong: boolean, jest?: string[], browser?: string[] }} the arguments of each runner to start
 * @throws {Error} for an unknown argument
 */
export function planTestRuns(args) {
  const isLong = args[0] === '--long'
  const [first, ...others] = isLong ? args.slice(1) : args
  if (first === undefined) return { isLong, jest: [], browser: BROWSER_PROJECTS.map(name => `--project=${name}`) }
  if (first === 'jest') return { isLong, jest: others }
  if (first === 'browser') return { isLong, browser: [...BROWSER_PROJECTS.map(name => `--project=${name}`), ...others] }
  if (BROWSER_PROJECTS.includes(first)) return { isLong, browser: [`--project=${first}`, ...others] }
  return { isLong, ...sortByRunner([first, ...others]) }
}

/** @param {readonly string[]} paths */
function sortByRunner(paths) {
  const stranger = paths.find(path => !/^(\.\/)?(test|stories)\b/.test(path))
  if (stranger !== undefined) throw new Error(`The tests don't know the argument '${stranger}'. ${USAGE}`)
  const stories = paths.filter(path => /^(\.\/)?(stories|test\/stories)\b/.test(path))
  const pages = paths.filter(path => /^(\.\/)?test\/browser\b/.test(path))
  const jest = paths.filter(path => !stories.includes(path) && !pages.includes(path))
  return {
    ...(jest.length > 0 && { jest }),
    ...(stories.length > 0
      ? {
          browser: [
            '--project=stories',
            ...(pages.length > 0 ? ['--project=pages', 'test/stories', ...pages] : []),
            ...chooseStories(stories, pages.length > 0),
          ],
        }
      : pages.length > 0 && { browser: ['--project=pages', ...pages] }),
  }
}

/**
 * Returns Playwright's arguments that select the given stories and tests of `test/stories`. Returns an empty list if all
 * tests of `test/stories` run.
 * @param {readonly string[]} paths
 * @param {boolean} hasPages true if tests of `test/browser` run too; the pattern of titles then also matches every test
 *   of the project `pages`
 */
function chooseStories(paths, hasPages) {
  const chosen = paths.map(path => path.replace(/^\.\//, '').replace(/\/$/, ''))
  if (chosen.every(path => path.startsWith('test/stories/'))) return hasPages ? [] : chosen
  const specs = chosen.filter(path => /^test\/stories\/.+\.spec\.ts$/.test(path))
  const stories = chosen.filter(path => path.startsWith('stories/'))
  if (specs.length + stories.length < chosen.length) return []
  // One test runs every story of a file, and its title contains the name of the file. Playwright puts the project
  // and the path of a test before its title.
  const names = stories.map(path => path.replace(/^stories\/|\.stories\.tsx$/g, '')).join('|')
  const patterns = [
    `the stories of (${names})`,
    ...specs.map(path => `/${path.replace('test/stories/', '').replaceAll('.', '\\.')} `),
    ...(hasPages ? ['^pages '] : []),
  ]
  return ['-g', patterns.join('|')]
}
