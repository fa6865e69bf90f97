import type { KeyboardEvent, MouseEvent } from 'react'
import type { useRangeMarks } from '../../../kit/list/useRangeMarks'
import type { Picture } from '../../picture/Picture'
import { gridTarget } from './useGridFocus'

interface GridActions {
  readonly pictures: readonly Picture[]
  /** Index of the picture that has the focus. */
  readonly active: number
  readonly columns: number
  /** Number of rows that Page Up and Page Down move by. */
  readonly pageRows: number
  readonly marking: Pick<ReturnType<typeof useRangeMarks>, 'toggle' | 'extendTo' | 'markAll'>
  focus(index: number): void
  /**
   * Moves the focus to a picture and scrolls to it. With `isRange`, also marks all pictures from the start of the range
   * up to this one.
   */
  moveTo(index: number, isRange: boolean): void
  onInsert(picture: Picture): void
  onKeep(picture: Picture): void
  /** Resolves to true if the picture was deleted. */
  onEdit(picture: Picture): Promise<boolean>
  /** Resolves to true if the picture was deleted. */
  onDelete(picture: Picture): Promise<boolean>
  onHelp(): void
}

/**
 * Returns the key and click handlers of the picture grid. A click on an element with `data-action` runs that action. A
 * click elsewhere on a tile marks its picture, or removes the mark. With Shift, the click marks a range.
 */
export function useGridActions({
  pictures,
  active,
  columns,
  pageRows,
  marking,
  focus,
  moveTo,
  onInsert,
  onKeep,
  onEdit,
  onDelete,
  onHelp,
}: GridActions) {
  const { toggle, extendTo, markAll } = marking
  const run = async (action: (picture: Picture) => Promise<boolean>, index: number) => {
    const picture = pictures[index]
    // After a deletion the focus moves to the next picture, which now has the same index.
    if (picture && (await action(picture))) focus(index)
  }
  const pressKey = (event: KeyboardEvent) => {
    const isCtrl = event.ctrlKey || event.metaKey
    const focused = event.target as Element
    const isOnButton = focused.closest('button') !== null
    // `active` may be outdated: a response may have replaced the cached list, so that the focused tile has a new index.
    const index = Number(focused.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? active)
    const target = gridTarget(event.key, isCtrl, {
      index,
      count: pictures.length,
      columns,
      pageRows,
      isRtl: getComputedStyle(event.currentTarget).direction === 'rtl',
    })
    if (target !== undefined) moveTo(target, event.shiftKey)
    else if (event.key.toLowerCase() === 'a' && isCtrl) markAll()
    else if (event.key === '?') onHelp()
    else if (event.key === 'Delete') void run(onDelete, index)
    else if (event.key === ' ' && !isOnButton) toggle(index)
    else if (event.key === 'Enter' && !isOnButton) void run(onEdit, index)
    else return
    event.preventDefault()
  }
  const click = (event: MouseEvent) => {
    const target = event.target as Element
    const tile = target.closest<HTMLElement>('[data-index]')
    if (!tile) return
    const index = Number(tile.dataset['index'])
    const wish = target.closest<HTMLElement>('[data-action]')?.dataset['action']
    if (wish === 'insert' && pictures[index]) onInsert(pictures[index])
    else if (wish === 'keep' && pictures[index]) onKeep(pictures[index])
    else if (wish === 'delete') void run(onDelete, index)
    else if (wish === 'edit') void run(onEdit, index)
    else {
      focus(index)
      if (event.shiftKey) extendTo(index)
      else toggle(index)
    }
  }
  return { pressKey, click }
}
