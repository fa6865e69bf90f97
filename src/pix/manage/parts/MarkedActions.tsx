import { useRef } from 'react'
import { useShell } from '../../../shell/useShell'
import type { BulkEditOptions } from '../../bulkEdit/BulkEditWindow'
import type { Picture } from '../../picture/Picture'
import { changeSeriesPictures } from '../../series/seriesWire'
import { confirmPictures } from '../confirmPictures'
import { MARKED } from '../manageModel'
import { useLibrary } from '../useLibrary'
import { type SelectionAction, SelectionBar } from './SelectionBar'

/** Inverts the marks of the loaded pictures. Marks of pictures that are not loaded stay (image-library 4.5). */
export function invertMarks(marks: ReadonlySet<number>, loaded: readonly Picture[]): ReadonlySet<number> {
  const inverted = new Set(marks)
  for (const { Id } of loaded) if (!inverted.delete(Id)) inverted.add(Id)
  return inverted
}

/** The selection bar with its actions. The actions load with the bar, because no other part needs them. */
export function MarkedActions() {
  const { config, rules, manage, review, list, inserting } = useLibrary()
  const { marks, view, status } = manage
  const shell = useShell()
  const { openWindow, showFailedRequest } = shell
  /** Returns the pictures that the portal still has. Removes the others, and says so. */
  const confirm = (ids: readonly number[]) => confirmPictures(shell, config, ids, true, review.remove)

  /**
   * Returns the marked pictures in the order of marking. Loads those that are not in the list, or all of them while the
   * list is out of date. Removes the marks of pictures that the rules refuse.
   */
  const collect = async (): Promise<readonly Picture[]> => {
    const ids = [...marks.latest.current]
    const known = new Map(list.isOutdated ? [] : list.pictures.map(picture => [picture.Id, picture]))
    const missing = ids.filter(id => !known.has(id))
    for (const picture of await confirm(missing)) known.set(picture.Id, picture)
    const found = ids.flatMap(id => known.get(id) ?? []).filter(picture => !rules?.cell(picture).refusal)
    if (found.length < ids.length) marks.change(new Set(found.map(({ Id }) => Id)))
    return found
  }

  /** Inserts all marked pictures in the order of marking, and clears the marks. */
  const insert = () =>
    inserting.insert(async () => {
      const chosen = await collect()
      const completed = chosen.length > 0 ? await inserting.complete(chosen) : undefined
      if (completed) marks.change(new Set())
      return completed && [...completed]
    })

  /** Opens the bulk edit window for all marked pictures. */
  const edit = async (): Promise<void> => {
    try {
      const pictures = await collect()
      if (pictures.length === 0) return
      const options: BulkEditOptions = { pictures, onSaved: saved => list.replace([saved]) }
      await openWindow('pix.bulkEdit', options)
    } catch (error) {
      await showFailedRequest(error, () => void edit())
    }
  }

  /** Adds the marked pictures to a series or removes them from it, then shows that series (image-library 4.5). */
  const sendSeriesChange = async (seriesId: number, method: 'PUT' | 'DELETE'): Promise<void> => {
    // The portal rejects the whole request if one of the pictures is deleted.
    const ids = (await confirm([...marks.latest.current])).map(picture => picture.Id)
    if (ids.length === 0) return
    const { Id } = await changeSeriesPictures(config, seriesId, method, ids)
    marks.change(new Set())
    if (view.filter === Id && !view.text) manage.list.refresh()
    else {
      manage.clearFilter()
      manage.setFilter(Id)
    }
  }

  const isChanging = useRef(false)
  /** Changes the series, and ignores a second click meanwhile. */
  const changeSeries = async (seriesId: number, method: 'PUT' | 'DELETE'): Promise<void> => {
    if (isChanging.current) return
    isChanging.current = true
    try {
      await sendSeriesChange(seriesId, method).finally(() => {
        isChanging.current = false
      })
    } catch (error) {
      await showFailedRequest(error, () => void changeSeries(seriesId, method))
    }
  }

  const unmark = () => {
    marks.change(new Set())
    if (status === 'listed' && view.filter === MARKED) list.reset()
  }
  const run = (action: SelectionAction, seriesId: number) => {
    if (action === 'insert') void insert()
    else if (action === 'add') void changeSeries(seriesId, 'PUT')
    else if (action === 'remove') void changeSeries(seriesId, 'DELETE')
    else if (action === 'edit') void edit()
    else if (action === 'duplicates') review.start('duplicates')
    else marks.change(invertMarks(marks.ids, list.pictures))
  }
  return <SelectionBar onRun={run} onUnmark={unmark} />
}
