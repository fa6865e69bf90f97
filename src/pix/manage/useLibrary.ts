import { createContext, useContext, useReducer, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { usePart } from '../../shell/usePart'
import { pixParts } from '../pixParts'
import type { Picture } from '../picture/Picture'
import type { PictureSelection } from './ManageWindow'
import { MARKED, type PictureFilter } from './manageModel'
import { useEditing } from './useEditing'
import { useInsert } from './useInsert'
import { useListView } from './useListView'
import { useManage } from './useManage'
import { useManageAnnouncements } from './useManageAnnouncements'
import { invertMarks } from './useMarks'
import { usePictureActions } from './usePictureActions'
import { useReview } from './useReview'
import { useUploadFiles } from './useUploadFiles'

/** An action on the marked pictures (image-library 4.5). */
export type SelectionAction = 'insert' | 'duplicates' | 'invert' | 'edit' | 'add' | 'remove'

/** The library renders without a tooltip if the tooltip did not load: nobody asked for it, so no dialog says so. */
const NoTooltip = () => null

interface LibraryOptions {
  readonly config: ResolvedConfig
  readonly accountId: number | string
  readonly canInsert: boolean
  close(selection: PictureSelection): void
}

/** Creates everything that the parts of the library share: the list, the marks, the series, and the actions on them. */
export function useLibraryState({ config, accountId, canInsert, close }: LibraryOptions) {
  const manage = useManage(config, accountId)
  const { status, view, marks } = manage
  const review = useReview(config, manage)
  const { list } = review
  const uploads = useUploadFiles(manage)
  const listView = useListView()
  const [tooltipWish, loadTooltip] = useReducer(() => 1, 0)
  const tooltip = usePart(pixParts.pictureTooltip, tooltipWish, NoTooltip)
  const [helpWish, setHelpWish] = useState(0)
  const keyHelp = usePart(pixParts.keyHelp, helpWish)
  const { edit, editMarked, editSeries } = useEditing(config, review, manage)
  const { remove, changeSeries } = usePictureActions(config, review.remove, manage)
  const { insertOne, insertMarked } = useInsert({ config, pictures: list.pictures, marks, close })
  useManageAnnouncements({ status, marks, list })

  return {
    config,
    canInsert,
    manage,
    review,
    /** The pictures that show: those of the filter, or those that a review found. */
    list,
    uploads,
    listView,
    tooltip: { Part: tooltip?.Part, load: loadTooltip },
    keyHelp: {
      Part: keyHelp?.Part,
      show: () => setHelpWish(wish => wish + 1),
      hide: () => setHelpWish(0),
    },
    edit,
    editSeries,
    remove,
    insertOne: (picture: Picture) => void insertOne(picture),
    unmark() {
      marks.change(new Set())
      if (status === 'listed' && view.filter === MARKED) list.reload()
    },
    runOnMarked(action: SelectionAction, seriesId: number) {
      if (action === 'insert') void insertMarked()
      else if (action === 'add') void changeSeries(seriesId, 'PUT')
      else if (action === 'remove') void changeSeries(seriesId, 'DELETE')
      else if (action === 'edit') editMarked()
      else if (action === 'duplicates') review.start('duplicates')
      else marks.change(invertMarks(marks.ids, list.pictures))
    },
    chooseFilter(filter: PictureFilter) {
      review.end()
      manage.setFilter(filter)
    },
  }
}

/** What the parts of the library share. */
export type Library = ReturnType<typeof useLibraryState>

/** The library that a part belongs to. */
export const LibraryContext = createContext<Library | undefined>(undefined)

/**
 * Returns the library that the part belongs to.
 * @throws Error outside of the manage window
 */
export function useLibrary(): Library {
  const library = useContext(LibraryContext)
  if (!library) throw new Error('useLibrary was called outside of the picture library; render the component inside it.')
  return library
}
