/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { config } from '../examples/portal/server/config'
import { limits } from './check/limits.mjs'
import { readConstant } from './support/docs/readConstant'
import { readDocs } from './support/docs/readDocs'
import { readLimitRows } from './support/docs/readLimitRows'

const root = join(__dirname, '..')
const docs = readDocs(root)
const rows = docs.flatMap(readLimitRows)
const textOf = (path: string) => docs.find(doc => doc.path === path)!.text
const { engines, peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  engines: { node: string }
  peerDependencies: { react: string }
}

/** Returns the versions that a text names for a product, such as 20.19 in 'Node 20.19 or newer'. */
const versionsIn = (text: string, product: RegExp) =>
  [...text.matchAll(new RegExp(`${product.source} (\\d+\\.\\d+)(?:\\.\\d+)?(?= or newer)`, 'g'))].map(
    ([, version]) => version,
  )

test('the limits in the documentation are those of the code', () => {
  expect(rows.map(({ source, constant, value }) => [source, constant, value])).toEqual(
    rows.map(({ source, constant }) => [source, constant, readConstant(root, source, constant)]),
  )
})

test.each([
  ['examples/guides/on-the-page.md', 'src/wire/sendRequest.ts', 'TIMEOUT_MS'],
  ['examples/guides/on-the-page.md', 'src/wire/sendUpload.ts', 'PATIENCE_MS'],
  ['examples/guides/on-the-page.md', 'src/pix/meta/useMetaDraft.ts', 'MAX_DRAFTS'],
  ['examples/guides/on-the-page.md', 'src/pix/meta/useMetaDraft.ts', 'MAX_AGE_MS'],
  ['examples/guides/on-the-page.md', 'src/event/detail/openEventDrafts.ts', 'MAX_DRAFTS'],
  ['examples/guides/on-the-page.md', 'src/event/detail/openEventDrafts.ts', 'MAX_AGE_MS'],
  ['examples/guides/on-the-page.md', 'src/config/resolveConfig.ts', 'postSize'],
  ['examples/guides/on-the-page.md', 'src/pix/upload/uploadRules.ts', 'MAX_FILES_PER_POST'],
  ['examples/guides/on-the-page.md', 'src/register/layer/LayerChrome.tsx', 'FADE_MS'],
  ['examples/guides/on-the-page.md', 'src/template/templateRules.ts', 'TEMPLATE_LIMIT'],
  ['CONTRIBUTING.md', 'test/support/floors/findStyleErrors.ts', 'WALL'],
])('%s has a row for this constant of %s: %s', (path, source, constant) => {
  expect(rows.filter(row => row.path === path)).toContainEqual(expect.objectContaining({ source, constant }))
})

const UNITS: Readonly<Record<string, number>> = {
  s: 1000,
  min: 60_000,
  kB: 1024,
  MB: 1024 ** 2,
  megapixels: 1_000_000,
}

/** Returns the number at a path of the portal's config, such as `upload.fileBytes`. */
const settingAt = (path: string) =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        (typeof value === 'object' && value !== null ? Object.entries(value) : []).find(([key]) => key === name)?.[1],
      config,
    )

test('the limits in SETTINGS.md are those of the portal’s config', () => {
  const text = /\n## Limits\n(.*)\n## Faults\n/s.exec(textOf('examples/portal/SETTINGS.md'))?.[1] ?? ''
  const lines = text.split('\n').filter(line => /^\| (?!Limit |---)/.test(line))
  const limitRows = lines.map(line => /^\| [^|]+ \| ([\d,]+) (\w+)[^|]* \| [^|]+ \| `([\w.]+)` \|$/.exec(line))
  expect(limitRows.map(row => row?.[3])).toContain('database.statementTimeout')
  expect(
    limitRows.map(row => [row?.[3], Number(row?.[1]?.replaceAll(',', '')) * (UNITS[row?.[2] ?? ''] ?? 1)]),
  ).toEqual(limitRows.map(row => [row?.[3], settingAt(row?.[3] ?? '')]))
})

test.each(['README.md', 'CONTRIBUTING.md', 'examples/portal/OPERATING.md'])(
  '%s names the oldest Node that package.json allows',
  path => {
    const versions = versionsIn(textOf(path), /Node/)
    expect(versions).not.toEqual([])
    expect(new Set(versions)).toEqual(new Set([engines.node.replace('>=', '')]))
  },
)

test.each(['examples/guides/integrator.md', 'CHANGELOG.md'])(
  '%s names the oldest React that package.json allows',
  path => {
    const versions = versionsIn(textOf(path), /React/)
    expect(versions).not.toEqual([])
    expect(new Set(versions)).toEqual(new Set([peerDependencies.react.replace(/^\^|\.0$/g, '')]))
  },
)

test('the sizes that the README promises are those that the size check enforces', () => {
  const promised = [...textOf('README.md').matchAll(/≤ ([\d.]+) kB/g)].map(([, size]) => Number(size))
  expect(promised).toEqual([limits.boot, limits.library])
})

test.each([
  ['examples/pages/README.md', 'examples/pages', ['vendor']],
  ['examples/consumers/README.md', 'examples/consumers', []],
])('%s has a row for each folder', (path, folder, others) => {
  const folders = readdirSync(join(root, folder), { withFileTypes: true }).filter(
    entry => entry.isDirectory() && !others.includes(entry.name),
  )
  const named = [...textOf(path).matchAll(/^\| (`.+?`) +\|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )
  expect(named.sort()).toEqual(folders.map(({ name }) => name).sort())
})
