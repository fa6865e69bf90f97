/** @jest-environment node */
import { join } from 'node:path'
import { runModule } from './runModule'

const planTestRuns = join(__dirname, 'planTestRuns.mjs')
const ALL = ['--project=stories', '--project=pages']

test.each([
  [[], { isLong: false, jest: [], browser: ALL }],
  [['--long'], { isLong: true, jest: [], browser: ALL }],
  [['jest', 'test/lib', '-t', 'parses'], { isLong: false, jest: ['test/lib', '-t', 'parses'] }],
  [['pages', '-g', 'upload'], { isLong: false, browser: ['--project=pages', '-g', 'upload'] }],
  [['browser'], { isLong: false, browser: ALL }],
  [['test/lib', './test/pix'], { isLong: false, jest: ['test/lib', './test/pix'] }],
  [['test/browser/manage'], { isLong: false, browser: ['--project=pages', 'test/browser/manage'] }],
  [['stories'], { isLong: false, browser: ['--project=stories'] }],
  [
    ['stories/pix/position', './stories/kit/field/TextField.stories.tsx'],
    {
      isLong: false,
      browser: ['--project=stories', '-g', 'the stories of (pix/position|kit/field/TextField)'],
    },
  ],
  [
    ['stories/pix/position', 'test/browser/a'],
    {
      isLong: false,
      browser: [
        '--project=stories',
        '--project=pages',
        'test/stories',
        'test/browser/a',
        '-g',
        'the stories of (pix/position)|^pages ',
      ],
    },
  ],
  [
    ['stories/pix/position', 'test/stories/windowTable.spec.ts'],
    {
      isLong: false,
      browser: ['--project=stories', '-g', 'the stories of (pix/position)|/windowTable\\.spec\\.ts '],
    },
  ],
  [['test/stories/tokens.spec.ts'], { isLong: false, browser: ['--project=stories', 'test/stories/tokens.spec.ts'] }],
  [
    ['test/lib', 'test/browser/a'],
    { isLong: false, jest: ['test/lib'], browser: ['--project=pages', 'test/browser/a'] },
  ],
])('npm test -- %j', (args, plan) => {
  expect(JSON.parse(runModule(planTestRuns, 'planTestRuns', [args]).out)).toEqual(plan)
})

test('an unknown argument is refused with code 1 and a hint', () => {
  const run = runModule(planTestRuns, 'planTestRuns', [['lib']])
  expect(run.code).toBe(1)
  expect(run.err).toContain("The tests don't know the argument 'lib'. Pass no argument to run every test, --changed")
})
