/** @jest-environment node */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LICENSE_LINE } from '../../.rollup/licenseText.mjs'

const dist = join(__dirname, '..', '..', 'dist')
const read = (file: string) => readFileSync(join(dist, file), 'utf8')
const readJson = (file: string): unknown => JSON.parse(read(file))
const integrityOf = (file: string) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(dist, file)))
    .digest('base64')}`

/** Files of the last build. The folder may also contain files of earlier builds. */
const { core, table, chunks } = readJson('chunks.json') as {
  core: string[]
  table: string
  chunks: Record<string, object>
}
const files = Object.keys(chunks)
const sizes = readJson('sizes.json') as Record<string, { bytes: number; gzip: number; parts: Record<string, number> }>

test('the import map holds the hash of every built chunk, and of nothing else', () => {
  const expected = files.map(file => [`{foyer}/esm/${file}`, integrityOf(`esm/${file}`)])
  expect(expected.length).toBeGreaterThan(40)
  expect(readJson('importmap.json')).toEqual({ integrity: Object.fromEntries(expected) })
})

test('integrity.json has the right hash of each file for a script tag', () => {
  expect(readJson('integrity.json')).toEqual(
    Object.fromEntries(['foyer.js', 'foyer.umd.js', 'foyer-elements.js'].map(name => [name, integrityOf(name)])),
  )
})

test('the files of script tags are pure ASCII, because a page may read them in its own encoding', () => {
  for (const name of ['foyer.js', 'foyer.umd.js', 'foyer-elements.js'])
    expect([name, /[^\0-\x7F]/.test(read(name))]).toEqual([name, false])
})

test('the boot file names the chunks `core` and `loadCall`, and these name every other chunk; the name of each chunk contains a hash', () => {
  expect(files.filter(file => !/^[\w-]+-[\w-]{6,8}\.js$/.test(file))).toEqual([])
  const named = new Set([...read('foyer.js').matchAll(/"([\w-]+\.js)"/g)].map(([, file]) => file))
  expect([...named].sort()).toEqual([...core, table].sort())
  for (const file of named)
    for (const [, further] of read(`esm/${file}`).matchAll(/["'`](?:\.\/)?([\w-]+-[\w-]{6,8}\.js)["'`]/g))
      named.add(further)
  expect([...named].sort()).toEqual([...files].sort())
})

test('licenses.txt lists exactly the packages that the built files contain, each with the text of its licence', () => {
  const licenses = new Map(
    read('licenses.txt')
      .split(`\n${LICENSE_LINE}\n`)
      .map(text => text.trim())
      .map(text => [/^(\S+) \d\S* \(.+\)\n/.exec(text)?.[1], text.slice(text.indexOf('\n'))] as const),
  )
  const packages = new Set(
    Object.values(sizes).flatMap(({ parts }) =>
      Object.keys(parts).filter(part => !part.startsWith('src') && part !== 'the build'),
    ),
  )
  expect([...packages]).toEqual(expect.arrayContaining(['react-dom', 'styled-components', 'axios', 'dompurify']))
  expect([...licenses.keys()].sort()).toEqual([...packages].sort())
  for (const [name, text] of licenses) expect([name, text]).toEqual([name, expect.stringMatching(/copyright/i)])
})

test('the size report lists every file that a page or a bundler loads', () => {
  const own = ['foyer.js', 'foyer.umd.js', ...files.map(file => `esm/${file}`), 'lib/index.js', 'lib/cjs/index.cjs']
  expect(Object.keys(sizes)).toEqual(expect.arrayContaining(own))
  const loaded = readdirSync(join(dist, 'lib'), { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.c?js$/.test(file),
  ).length
  expect(Object.keys(sizes).filter(file => file.startsWith('lib/')).length).toBeLessThanOrEqual(loaded)
  expect(Object.entries(sizes).filter(([file, { bytes }]) => readFileSync(join(dist, file)).length !== bytes)).toEqual(
    [],
  )
  const withCode = Object.entries(sizes).filter(([file]) => !file.startsWith('lib/') || !file.includes('index'))
  expect(
    withCode.filter(
      ([, { parts }]) => Math.abs(Object.values(parts).reduce((sum, share) => sum + share, 0) - 1) > 0.01,
    ),
  ).toEqual([])
  expect(read('sizes.txt').split('\n')).toHaveLength(Object.keys(sizes).length + 2)
})
