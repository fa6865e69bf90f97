/** @jest-environment node */
import { runInZone } from '../detail/runInZone'

const CODE = `
  const { readRule, firstRule } = require('./src/event/repeat/repeatModel.ts')
  const answer = ([first, change]) => readRule({ ...firstRule(first), ...change }, first).dates`

/** Rules over clock changes, also over a change at midnight, and their days. */
const CASES = [
  [
    ['2026-10-23', { unit: 'day', count: '4' }],
    ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27'],
  ],
  [
    ['2026-03-22', { count: '2' }],
    ['2026-03-29', '2026-04-05'],
  ],
  [
    ['2018-11-02', { unit: 'day', count: '4' }],
    ['2018-11-03', '2018-11-04', '2018-11-05', '2018-11-06'],
  ],
  [
    ['2026-09-25', { unit: 'month', monthly: 'lastWeekday', count: '2' }],
    ['2026-10-30', '2026-11-27'],
  ],
] as const

describe.each(['Europe/Berlin', 'America/Sao_Paulo', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])(
  'the days of a rule in a browser in %s',
  zone => {
    it('are those of the calendar', () => {
      const ran = runInZone(
        zone,
        CODE,
        CASES.map(([given]) => given),
      )
      expect(ran).toEqual({ zone, answers: CASES.map(([, dates]) => dates) })
    })
  },
)
