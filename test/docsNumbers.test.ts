import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (path: string) => readFileSync(join(__dirname, '..', path), 'utf8')
/** What a pattern's first group finds in a file; a text that is not there any more is a fault too. */
const find = (path: string, pattern: RegExp) => pattern.exec(read(path))?.[1] ?? `${path} has no ${pattern}`
const seconds = (milliseconds: string) => String(Number(milliseconds.replace('_', '')) / 1000)
const minutes = (milliseconds: string) => String(Number(seconds(milliseconds)) / 60)

const GUIDE = 'examples/guides/integrator.md'

test.each([
  [
    'Node, in the README',
    find('README.md', /nothing but Node ([\d.]+) or newer/),
    find('package.json', /"node": ">=([\d.]+)"/),
  ],
  [
    'Node, for contributors',
    find('CONTRIBUTING.md', /Node ([\d.]+) or newer/),
    find('package.json', /"node": ">=([\d.]+)"/),
  ],
  [
    'Node, for operators',
    find('examples/portal/OPERATING.md', /nothing but Node ([\d.]+) or newer/),
    find('package.json', /"node": ">=([\d.]+)"/),
  ],
  [
    'React, in the guide',
    find(GUIDE, /`react-dom` ([\d.]+) or newer are peers/),
    find('package.json', /"react-dom": "\^([\d.]+)\.0"/),
  ],
  [
    'React, in the changelog',
    find('CHANGELOG.md', /React is a peer from ([\d.]+\d)/),
    find('package.json', /"react": "\^([\d.]+)\.0"/),
  ],
  [
    'the boot file, in the changelog',
    find('CHANGELOG.md', /A boot file of ([\d.]+) kB/),
    find('test/check/sizes.mjs', /foyer\.js'\), limit: ([\d.]+)/),
  ],
  [
    'the boot file, in the README',
    find('README.md', /boot, gzipped +\|.*≤ ([\d.]+) kB +\| ok/),
    find('test/check/sizes.mjs', /foyer\.js'\), limit: ([\d.]+)/),
  ],
  [
    'lines of a file',
    find('CONTRIBUTING.md', /no file over (\d+) lines/),
    find('test/support/floors/findStyleErrors.ts', /WALL = (\d+)/),
  ],
  [
    'seconds until a request is given up',
    find(GUIDE, /later than (\d+) s;/),
    seconds(find('src/wire/sendRequest.ts', /TIMEOUT_MS = ([\d_]+)/)),
  ],
  [
    'minutes until a silent upload is given up',
    find(GUIDE, /an upload after (\d+) min without progress/),
    minutes(find('src/wire/sendUpload.ts', /PATIENCE_MS = ([\d_]+)/)),
  ],
  [
    'kept drafts of pictures',
    find(GUIDE, /\((\d+) pictures, \d+ days, this account only/),
    find('src/pix/meta/useMetaDraft.ts', /MAX_DRAFTS = (\d+)/),
  ],
  [
    'days of drafts of pictures',
    find(GUIDE, /\(\d+ pictures, (\d+) days, this account only/),
    find('src/pix/meta/useMetaDraft.ts', /MAX_AGE_MS = (\d+) \* 24/),
  ],
  [
    'kept drafts of events',
    find(GUIDE, /\((\d+) events, \d+ days/),
    find('src/event/detail/openEventDrafts.ts', /MAX_DRAFTS = (\d+)/),
  ],
  [
    'days of drafts of events',
    find(GUIDE, /\(\d+ events, (\d+) days/),
    find('src/event/detail/openEventDrafts.ts', /MAX_AGE_MS = (\d+) \* 24/),
  ],
  [
    'megabytes of one post',
    find(GUIDE, /More than (\d+) MB go in several posts/),
    find('src/config/resolveConfig.ts', /postSize: (\d+) \* MEGABYTE/),
  ],
  [
    'files of one post',
    find(GUIDE, /more than (\d+) files without a question/),
    find('src/pix/upload/uploadRules.ts', /MAX_FILES_PER_POST = (\d+)/),
  ],
  [
    'the backdrop of layers',
    find(GUIDE, /darkens in (\d+) ms/),
    find('src/register/layer/LayerChrome.tsx', /FADE_MS = (\d+)/),
  ],
  [
    'seconds of a statement',
    find('examples/portal/OPERATING.md', /Statements end after (\d+) s/),
    seconds(find('examples/portal/server/config.ts', /statementTimeout: ([\d_]+)/)),
  ],
])('the documentation’s number is the code’s: %s', (_, said, meant) => {
  expect(said).toBe(meant)
})

test.each([
  ['examples/pages/README.md', 'examples/pages', ['vendor']],
  ['examples/consumers/README.md', 'examples/consumers', []],
])('%s has a row for each folder', (path, folder, others) => {
  const folders = readdirSync(join(__dirname, '..', folder), { withFileTypes: true }).filter(
    entry => entry.isDirectory() && !others.includes(entry.name),
  )
  const rows = [...read(path).matchAll(/^\| (`.+?`) +\|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )
  expect(rows.sort()).toEqual(folders.map(({ name }) => name).sort())
})
