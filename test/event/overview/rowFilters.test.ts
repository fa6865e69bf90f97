/** @jest-environment node */
import type { EventRow } from '../../../src/event/overview/EventRow'
import {
  beginWithNext,
  countRows,
  filterRows,
  type RowFilter,
  rowFilters,
  toggleFilter,
} from '../../../src/event/overview/rowFilters'
import { eventRow } from '../../support/eventRow'

const TODAY = '2026-05-10'
const rows = [
  eventRow(1, { lastDay: '2026-05-10' }),
  eventRow(2, { lastDay: '2026-05-09', isPublished: false }),
  eventRow(3, { isIncomplete: true, isPublished: false }),
  eventRow(4, { lastDay: '2027-01-01', isIncomplete: true }),
]
const found = (...filters: RowFilter[]) => filterRows(rows, new Set(filters), TODAY, new Set()).map(({ Id }) => Id)

describe('the quick filters', () => {
  it.each<[RowFilter[], number[]]>([
    [[], [1, 2, 3, 4]],
    [['upcoming'], [1, 4]],
    [['past'], [2]],
    [['unpublished'], [2, 3]],
    [['incomplete'], [3, 4]],
    [['upcoming', 'incomplete'], [4]],
    [['past', 'incomplete'], []],
  ])('%j leave only the events with the ids %j', (filters, ids) => expect(found(...filters)).toEqual(ids))

  it('count the events that fit each filter', () => {
    const counts = countRows(rows, TODAY)
    expect(counts).toEqual({ upcoming: 2, unpublished: 2, incomplete: 2, past: 1 })
    for (const filter of rowFilters) expect(counts[filter]).toBe(found(filter).length)
  })

  it('are switched on and off, and upcoming and past exclude each other', () => {
    const upcoming = toggleFilter(new Set(), 'upcoming')
    expect([...toggleFilter(upcoming, 'unpublished')]).toEqual(['upcoming', 'unpublished'])
    expect([...toggleFilter(upcoming, 'past')]).toEqual(['past'])
    expect([...toggleFilter(upcoming, 'upcoming')]).toEqual([])
  })
})

describe('the order of rows when the overview opens', () => {
  const ids = (list: readonly EventRow[]) => beginWithNext(list, TODAY).map(({ Id }) => Id)

  it('begins with upcoming events by date, then has those without a date, then past ones, latest first', () => {
    const list = [
      eventRow(1, { from: '2026-04-01T10:00:00', lastDay: '2026-04-01' }),
      eventRow(2, {}),
      eventRow(3, { from: '2026-05-10T20:00:00', lastDay: '2026-05-10' }),
      eventRow(4, { from: '2026-05-09T10:00:00', lastDay: '2026-05-09' }),
      eventRow(5, { from: '2026-05-10T09:00:00', lastDay: '2026-05-10' }),
      eventRow(6, { from: '2026-05-01T10:00:00', lastDay: '2026-05-20' }),
    ]
    expect(ids(list)).toEqual([6, 5, 3, 2, 4, 1])
  })

  it('keeps the portal’s order of events that begin together, and of those without a date', () => {
    const at = { from: '2026-06-01T10:00:00', lastDay: '2026-06-01' }
    expect(ids([eventRow(9, at), eventRow(8, {}), eventRow(7, at), eventRow(2, {})])).toEqual([9, 7, 8, 2])
  })
})
