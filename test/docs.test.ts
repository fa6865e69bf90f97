import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDocsProgram } from './support/docs/createDocsProgram'
import { findBlockErrors } from './support/docs/findBlockErrors'
import { findLinkErrors } from './support/docs/findLinkErrors'
import { findTypeErrors } from './support/docs/findTypeErrors'
import { linkSnippets } from './support/docs/linkSnippets'
import { readBlocks } from './support/docs/readBlocks'
import { readDocs } from './support/docs/readDocs'
import { readSnippets } from './support/docs/readSnippets'
import { referenceText } from './support/docs/referenceText'

const root = join(__dirname, '..')
const docs = readDocs(root)
const blocks = docs.flatMap(readBlocks)
const snippets = linkSnippets(blocks.flatMap(block => readSnippets(root, block)))
const program = createDocsProgram(root, new Map(snippets.map(({ path, code }) => [path, code])))
const WCAG = Object.entries({
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
}).flatMap(([guideline, criteria]) => criteria.map(criterion => `${guideline}.${criterion}`))
/** Types that the reference does not write out, such as those of TypeScript, of browsers and of React. */
const BUILT_IN = [
  'AbortSignal',
  'CSSProperties',
  'Element',
  'Headers',
  'Partial',
  // A class, which the guide about errors explains.
  'FoyerError',
  'Promise',
  'ReactNode',
  'Readonly',
  // The type parameter of a window's handle.
  'Result',
  'Record',
  'TokenName',
]
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('every code block of the documentation compiles against the library, and names only existing files, commands and options', () => {
  expect(snippets.length).toBeGreaterThan(10)
  expect([
    ...blocks.flatMap(block => findBlockErrors(root, block)),
    ...findTypeErrors(program, root, snippets),
  ]).toEqual([])
})

test('the reference matches the types; `npm run docs` updates it', () => {
  expect(read('examples/guides/reference.md').split('\n')).toEqual(referenceText(program, root).split('\n'))
})

test('the reference writes out every type that it names', () => {
  const [text = ''] = read('examples/guides/reference.md').split('\n## Tokens of the theme')
  const types = [...text.matchAll(/(?<=. )\| `([^`]+)` (?=\|)/g)].map(([, type = '']) =>
    type.replaceAll(/'[^']*'/g, ''),
  )
  const named = types.flatMap(type => type.match(/\b[A-Z]\w+\b(?!\??:)/g) ?? [])
  const written = [...text.matchAll(/^### `(\w+)`$/gm)].map(([, name]) => name)
  expect(named).toContain('TemplatesConfig')
  expect([...new Set(named)].filter(name => !written.includes(name) && !BUILT_IN.includes(name))).toEqual([])
})

test('links, paths and commands in the documentation exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object }
  expect(findLinkErrors(root, docs, Object.keys(scripts))).toEqual([])
})

test('the integrator’s guide lists every other guide', () => {
  const guides = docs.flatMap(({ path }) => /^examples\/guides\/(?!integrator)(.*)/.exec(path)?.[1] ?? [])
  const links = [...read('examples/guides/integrator.md').matchAll(/\]\(([\w-]+\.md)\)/g)]
  expect(guides).toContain('on-the-page.md')
  expect(guides.filter(guide => !links.some(([, link]) => link === guide))).toEqual([])
})

test('every error code has its row in the guide about errors', () => {
  const codes = [...read('src/lib/FoyerError.ts').matchAll(/^ {2}\| '(\w+)'/gm)].map(([, code]) => code)
  const rows = [...read('examples/guides/errors.md').matchAll(/^\| `([A-Z]+_[A-Z_]+)` +\|/gm)].map(([, code]) => code)
  expect([...new Set(rows)].sort()).toEqual(codes.sort())
})

test('every criterion of WCAG 2.2, levels A and AA, has a row with its evidence in the guide about accessibility', () => {
  const rows = [
    ...read('examples/guides/accessibility.md').matchAll(
      /^\| (\d\.\d\.\d+) [^|]+ \| A{1,2} +\| [^|]+ \| (?:\[|–|checked by people)/gm,
    ),
  ].map(([, criterion]) => criterion)
  expect(rows).toEqual(WCAG)
})

test('every environment variable of the portal has its row in the page of settings', () => {
  const sources = ['parseCommandLine', 'readServerSettings']
    .map(name => read(`examples/portal/server/${name}.ts`))
    .join('')
  const names = [...sources.matchAll(/env\['(\w+)'\]/g)].map(([, name]) => name)
  const rows = [...read('examples/portal/SETTINGS.md').matchAll(/^\| `([A-Z0-9_]+)` +\|/gm)].map(([, name]) => name)
  expect(rows.sort()).toEqual([...new Set(names)].sort())
})

test('a guide shows the Content Security Policy of examples/pages/strict-csp', () => {
  const { 'Content-Security-Policy': policy } = JSON.parse(read('examples/pages/strict-csp/headers.json')) as Record<
    string,
    string
  >
  const shown = blocks.filter(({ language }) => language === 'http').map(({ code }) => code)
  expect(shown).toContain(`Content-Security-Policy: ${policy!.replaceAll(/'nonce-[^']+'/g, "'nonce-R4nd0m'")}`)
})
