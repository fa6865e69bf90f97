/** @jest-environment node */
import { reportSurvivors } from './reportSurvivors.mjs'

const SOURCE = `export const isDay = (day: number) =>
  day > 0 &&
  day < 32
export function stop() {
  throw new Error()
}
`
const DAY = 'src/lib/day.ts'
const OTHER = 'src/lib/other.ts'
const at = (line: number, column: number) => ({ line, column })
const comparison = { start: at(2, 3), end: at(2, 10) }
const both = { start: at(2, 3), end: at(3, 11) }
const body = { start: at(4, 24), end: at(6, 2) }
const report = {
  files: {
    [DAY]: {
      source: SOURCE,
      mutants: [
        { status: 'Killed', location: comparison, replacement: 'day <= 0' },
        { status: 'Timeout', location: comparison, replacement: 'false' },
        { status: 'Ignored', location: comparison, replacement: '""' },
        { status: 'NoCoverage', location: body, replacement: '{ }' },
        { status: 'Survived', location: comparison, replacement: 'day >= 0' },
        { status: 'Survived', location: both, replacement: 'day > 0 &&\n  true' },
        { status: 'Survived', location: body, replacement: '{}' },
      ],
    },
    [OTHER]: {
      source: 'export const one = 1 + 0\n',
      mutants: [{ status: 'Survived', location: { start: at(1, 20), end: at(1, 25) }, replacement: '1 - 0' }],
    },
  },
} as const

describe('the report of a mutation run', () => {
  const known = [
    { file: DAY, code: 'export function stop() {', change: 'export function stop() {}', reason: 'Nobody calls it.' },
    { file: DAY, code: 'day < 32', change: 'day <= 32', reason: 'The callers check it.' },
    { file: OTHER, code: 'gone', change: 'gone too', reason: 'Its file has not run.' },
  ]

  it('lists changes of code that no test noticed, except the known ones, then known changes that tests now notice', () => {
    expect(reportSurvivors(report, known, [DAY])).toEqual([
      `${DAY}:2`,
      '- day > 0 &&',
      '+ day >= 0 &&',
      '',
      `${DAY}:3`,
      '- day < 32',
      '+ true',
      '',
      `${DAY}: an entry of equivalent.json, but the change no longer survives. Remove the entry.`,
      '- day < 32',
      '+ day <= 32',
      '',
      'Changes: 2 noticed, 1 known as equivalent, 2 not noticed, 1 not reached by a quick test.',
    ])
  })

  it('covers every file of the report if none was chosen', () => {
    expect(reportSurvivors(report, [], [])).toEqual(
      expect.arrayContaining([`${OTHER}:1`, '+ export const one = 1 - 0']),
    )
  })
})
