/** @jest-environment node */
import { createRowSorter, type EventColumn, sortRows, toggleSort } from '../../../src/event/overview/sortRows'
import type { EventRow } from '../../../src/event/overview/EventRow'
import { eventRow } from '../../support/eventRow'

const on = (Id: number, from: string) => eventRow(Id, { from, date: from.slice(0, 10) })
const ids = (rows: readonly EventRow[]) => rows.map(({ Id }) => Id)
const by = (column: EventColumn, isDescending = false) => ({ column, isDescending })

describe('sorting', () => {
  it('[EVT-OVW-10] sorts dates by year, month, day and time; events without a date are last in both directions', () => {
    const rows = [on(1, '2027-01-02T10:00:00'), on(2, ''), on(3, '2026-12-30T20:00:00'), on(4, '2026-12-30T09:00:00')]
    expect(ids(sortRows(rows, by('date'), 'de-DE'))).toEqual([4, 3, 1, 2])
    expect(ids(sortRows(rows, by('date', true), 'de-DE'))).toEqual([1, 3, 4, 2])
  })

  it('[EVT-OVW-10] sorts the status as a number: unpublished events first', () => {
    const rows = [eventRow(1, {}), eventRow(2, { isPublished: false }), eventRow(3, {})]
    expect(ids(sortRows(rows, by('status'), 'de-DE'))).toEqual([2, 1, 3])
    expect(ids(sortRows(rows, by('status', true), 'de-DE'))).toEqual([1, 3, 2])
  })

  it.each(['title', 'city', 'host', 'category'] as const)(
    '[EVT-OVW-10] sorts %s as text, in the order of the language, with numbers by their size',
    column => {
      const rows = ['Zoo', 'Ökumene', 'Konzert 10', '', 'Konzert 9', 'oder'].map((text, index) =>
        eventRow(index, { [column]: text }),
      )
      expect(ids(sortRows(rows, by(column), 'de-DE'))).toEqual([4, 2, 5, 1, 0, 3])
      expect(ids(sortRows(rows, by(column, true), 'de-DE'))).toEqual([0, 1, 5, 2, 4, 3])
    },
  )

  it('[EVT-OVW-10] keeps the order of equal rows, and sorts new rows in between', () => {
    const first = [eventRow(1, { title: 'B' }), eventRow(2, { title: 'A' }), eventRow(3, { title: 'B' })]
    const sortLoaded = createRowSorter()
    const sort = by('title')
    expect(ids(sortLoaded(first, sort, 'de-DE'))).toEqual([2, 1, 3])
    const changed = eventRow(1, { title: 'A' })
    expect(ids(sortLoaded([changed, ...first.slice(1), eventRow(4, { title: 'Aa' })], sort, 'de-DE'))).toEqual([
      2, 1, 4, 3,
    ])
    expect(ids(sortLoaded(first, undefined, 'de-DE'))).toEqual([1, 2, 3])
    expect(ids(sortLoaded(first, by('title', true), 'de-DE'))).toEqual([1, 3, 2])
    expect(ids(sortLoaded(first, by('city'), 'de-DE'))).toEqual([1, 2, 3])
  })

  it('[EVT-OVW-10] starts ascending for each column, and is reversed by each further press', () => {
    const once = toggleSort(undefined, 'city')
    expect(once).toEqual(by('city'))
    expect(toggleSort(once, 'city')).toEqual(by('city', true))
    expect(toggleSort(toggleSort(once, 'city'), 'city')).toEqual(by('city'))
    expect(toggleSort(by('city', true), 'title')).toEqual(by('title'))
  })

  it('sorts a row of the next page into twenty thousand rows', () => {
    const rows = Array.from({ length: 20_000 }, (_, index) =>
      eventRow(index, { title: `Konzert ${(index * 7919) % 20_000}` }),
    )
    const sortLoaded = createRowSorter()
    const sort = by('title')
    sortLoaded(rows, sort, 'de-DE')
    const sorted = sortLoaded([...rows, eventRow(20_000, { title: 'Konzert 5a' })], sort, 'de-DE')
    expect(sorted.findIndex(({ Id }) => Id === 20_000)).toBe(sorted.findIndex(({ title }) => title === 'Konzert 5') + 1)
  })
})
