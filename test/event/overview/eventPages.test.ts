/** @jest-environment node */
import { eventPages, type EventListPage } from '../../../src/event/overview/eventPages'
import { eventRow } from '../../support/eventRow'

const row = (Id: number, isPublished = true) => eventRow(Id, { isPublished, title: `T${Id}` })
const page = (ids: readonly number[], isLast = false): EventListPage => ({
  rows: ids.map(id => row(id)),
  size: ids.length,
  isLast,
  errors: [],
})
const { none } = eventPages
const ids = (pages: readonly EventListPage[], changes = none) => eventPages.all(pages, changes).map(({ Id }) => Id)

describe('the pages of the overview', () => {
  it('[EVT-OVW-16] hold every event once, even if a new event moves the others to the next page', () =>
    expect(ids([page([1, 2]), page([2, 3])])).toEqual([1, 2, 3]))

  it('[EVT-OVW-16] are requested one after another until the portal marks the last one', () => {
    expect(eventPages.next([page([1, 2])], 1, 0)).toBe(2)
    expect(eventPages.next([page([1, 2]), page([3, 4])], 2, 0)).toBe(3)
    expect(eventPages.next([page([1, 2]), page([3, 4], true)], 2, 0)).toBeUndefined()
  })

  it('[EVT-OVW-16] end when no more events arrive, even if the portal marks no page as the last', () => {
    expect(eventPages.next([page([])], 1, 0)).toBeUndefined()
    expect(eventPages.next([page([1, 2]), page([])], 2, 0)).toBeUndefined()
    const [one, two] = [page([1, 2]), page([3, 4])]
    expect(eventPages.next([one, two, one, two], 4, 0)).toBe(5)
    expect(eventPages.next([one, two, one, two, one], 5, 0)).toBeUndefined()
    expect(eventPages.next([one, one, one, one], 4, 0)).toBeUndefined()
    expect(eventPages.next([one, two, one, two, page([1, 5])], 5, 0)).toBe(6)
    const nothing: EventListPage = { rows: [], size: 50, isLast: false, errors: [] }
    expect(eventPages.next([one, nothing, nothing, nothing], 4, 0)).toBeUndefined()
  })

  it.each([
    [1, 2],
    [2, 2],
    [3, 1],
    [9, 1],
  ])(
    '[EVT-OVW-16] continue after %i deleted events with page %i, because later events have moved up',
    (deleted, next) => {
      expect(eventPages.next([page([1, 2]), page([3, 4])], 2, deleted)).toBe(next)
    },
  )

  it('keep local changes, whatever page arrives later', () => {
    const changes = eventPages.remove(eventPages.setPublished(none, new Set([2]), false), new Set([1]))
    expect(eventPages.all([page([1, 2]), page([3])], changes)).toEqual([row(2, false), row(3)])
    expect(eventPages.all([page([1, 2]), page([3]), page([4, 1])], changes).map(({ Id }) => Id)).toEqual([2, 3, 4])
  })

  it('put a saved event at its old position, and a new one first', () => {
    const saved = { ...row(2), title: 'Neu' }
    const changes = eventPages.put(eventPages.put(none, saved, true), row(9), false)
    expect(eventPages.all([page([1, 2])], changes).map(({ title }) => title)).toEqual(['T9', 'T1', 'Neu'])
    expect(eventPages.all([page([1, 2]), page([9])], changes)).toHaveLength(3)
  })
})
