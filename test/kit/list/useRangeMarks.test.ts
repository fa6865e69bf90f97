import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { useRangeMarks } from '../../../src/kit/list/useRangeMarks'

const listOf = (...ids: number[]) => ids.map(Id => ({ Id }))

/** Renders the hook for a list with the ids 10 to 15. Each action returns the marks afterwards. */
function mark(...first: number[]) {
  const { result, rerender } = renderHook(
    ({ items }) => {
      const [marks, setMarks] = useState<ReadonlySet<number>>(new Set(first))
      return { marks, setMarks, marking: useRangeMarks(items, marks, setMarks) }
    },
    { initialProps: { items: listOf(10, 11, 12, 13, 14, 15) } },
  )
  const after = (action: () => void) => {
    act(action)
    return [...result.current.marks]
  }
  return {
    toggle: (index: number) => after(() => result.current.marking.toggle(index)),
    extendTo: (index: number) => after(() => result.current.marking.extendTo(index)),
    startAt: (index: number) => after(() => void result.current.marking.startAt(index)),
    markAll: () => after(() => result.current.marking.markAll()),
    set: (...ids: number[]) => after(() => result.current.setMarks(new Set(ids))),
    show: (...ids: number[]) => rerender({ items: listOf(...ids) }),
  }
}

test('a shrinking range unmarks only the items that it had marked', () => {
  const { toggle, extendTo } = mark()
  toggle(3)
  toggle(1)
  expect(extendTo(4)).toEqual([13, 11, 12, 14])
  expect(extendTo(2)).toEqual([13, 11, 12])
  expect(extendTo(0)).toEqual([13, 11, 10])
})

test('a range does not bring back marks that were removed elsewhere', () => {
  const { toggle, extendTo, set } = mark(15)
  toggle(0)
  extendTo(2)
  set()
  expect(extendTo(1)).toEqual([10, 11])
})

test('a range keeps marks that were added elsewhere, or by marking all', () => {
  const { startAt, extendTo, markAll, set } = mark()
  startAt(1)
  extendTo(2)
  set(11, 12, 15)
  expect(extendTo(1)).toEqual([15, 11])
  expect(markAll()).toHaveLength(6)
  expect(extendTo(2)).toHaveLength(6)
})

test('a range starts at the same item after the list has changed, or at the first item if that item is gone', () => {
  const { toggle, extendTo, show } = mark()
  toggle(3)
  show(12, 13, 14, 15)
  expect(extendTo(2)).toEqual([13, 14])
  show(14, 15)
  expect(extendTo(1)).toEqual([13, 14, 15])
})
