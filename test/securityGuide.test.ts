/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const PAGE = 'examples/guides/security.md'
const root = join(__dirname, '..')
const page = readFileSync(join(root, PAGE), 'utf8')

/** Requirements of levels 1 and 2 in each section of ASVS 5.0, as ranges of the last part of their numbers. */
const REQUIREMENTS = Object.entries({
  '1.1': '1-2',
  '1.2': '1-9',
  '1.3': '1-11',
  '1.4': '1-3',
  '1.5': '1-2',
  '2.1': '1-3',
  '2.2': '1-3',
  '2.3': '1-4',
  '2.4': '1',
  '3.2': '1-2',
  '3.3': '1-4',
  '3.4': '1-6',
  '3.5': '1-5',
  '3.7': '1-2',
  '4.1': '1-3',
  '4.2': '1',
  '4.3': '1-2',
  '4.4': '1-4',
  '5.1': '1',
  '5.2': '1-3',
  '5.3': '1-2',
  '5.4': '1-3',
  '6.1': '1-3',
  '6.2': '1-12',
  '6.3': '1-4',
  '6.4': '1-4',
  '6.5': '1-5',
  '6.6': '1-3',
  '6.8': '1-4',
  '7.1': '1-3',
  '7.2': '1-4',
  '7.3': '1-2',
  '7.4': '1-5',
  '7.5': '1-2',
  '7.6': '1-2',
  '8.1': '1-2',
  '8.2': '1-3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1-3',
  '9.2': '1-4',
  '10.1': '1-2',
  '10.2': '1-2',
  '10.3': '1-4',
  '10.4': '1-11',
  '10.5': '1-5',
  '10.6': '1-2',
  '10.7': '1-3',
  '11.1': '1-2',
  '11.2': '1-3',
  '11.3': '1-3',
  '11.4': '1-4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1-3',
  '12.2': '1-2',
  '12.3': '1-4',
  '13.1': '1',
  '13.2': '1-5',
  '13.3': '1-2',
  '13.4': '1-5',
  '14.1': '1-2',
  '14.2': '1-4',
  '14.3': '1-3',
  '15.1': '1-3',
  '15.2': '1-3',
  '15.3': '1-7',
  '16.1': '1',
  '16.2': '1-5',
  '16.3': '1-4',
  '16.4': '1-3',
  '16.5': '1-3',
  '17.1': '1',
  '17.2': '1-4',
  '17.3': '1-2',
}).flatMap(([section, range]) => {
  const [first = 1, last = first] = range.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`)
})

const rows = page
  .split('\n')
  .filter(line => /^\| \d/.test(line))
  .map(line =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map(cell => cell.trim()),
  )
const inapplicable = [...page.matchAll(/^- (\d+(?:\.\d+){0,2}): .{5,}/gm)].map(([, number = '']) => number)
const covers = (section: string, number: string) => number === section || number.startsWith(`${section}.`)

test('every requirement of levels 1 and 2 has one row, in order, or a line that says why it does not apply', () => {
  const applicable = REQUIREMENTS.filter(number => !inapplicable.some(section => covers(section, number)))
  expect(rows.map(([number]) => number)).toEqual(applicable)
  expect(inapplicable.filter(section => !REQUIREMENTS.some(number => covers(section, number)))).toEqual([])
})

test('no cell is empty, and the last cell of each row names a test, a section, a person’s task or the missing part', () => {
  expect(rows.filter(cells => cells.length !== 4 || cells.includes(''))).toEqual([])
  const isShown = (cell: string) => /^\[[^\]]+\]\((?:\.\.\/)+test\/|^the section\b|^left to |^not met: ./.test(cell)
  expect(rows.filter(([, , how, shown = '']) => !isShown(shown) || (shown === 'the section' && how === '–'))).toEqual(
    [],
  )
})

test('every file that the page names exists, and contains the test titles that the page quotes', () => {
  const links = [...page.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)([^[\n|]*)/g)].filter(
    ([, target = '']) => target !== '' && !target.startsWith('https:'),
  )
  const errors = links.flatMap(([, target = '', after = '']) => {
    const path = join(dirname(PAGE), target)
    if (!existsSync(join(root, path))) return [`there is no ${path}`]
    if (!path.startsWith('test')) return []
    const text = readFileSync(join(root, path), 'utf8').replaceAll("'", '’')
    return [...after.matchAll(/‘((?:[^’]|’(?=\p{L}))+)’/gu)]
      .map(([, quoted = '']) => quoted)
      .filter(quoted => !text.includes(quoted))
      .map(quoted => `${path} does not say ‘${quoted}’`)
  })
  expect(links.length).toBeGreaterThan(rows.length)
  expect(errors).toEqual([])
})
