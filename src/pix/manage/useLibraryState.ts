import { useEffect, useReducer, useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { usePart } from '../../shell/usePart'
import { pixParts } from '../pixParts'
import type { LibraryRules } from './LibraryRules'
import type { PictureFilter } from './manageModel'
import type { PictureSelection } from './ManageWindow'
import { useEditing } from './useEditing'
import { useInsert } from './useInsert'
import { useManage } from './useManage'
import { useManageAnnouncements } from './useManageAnnouncements'
import { useDeletePicture } from './useDeletePicture'
import { useReview } from './useReview'
import { useUploadFiles } from './useUploadFiles'

/**
 * Fallback if the tooltip fails to load: the library works without the tooltip. No error shows, because nobody asked
 * for the tooltip.
 */
const NoTooltip = () => null

interface LibraryOptions {
  readonly config: ResolvedConfig
  readonly accountId: number | string
  readonly canInsert: boolean
  readonly rules?: LibraryRules
  close(selection: PictureSelection): void
}

/** Creates the state that the parts of the library share: the list, the marks, the series, and the actions on them. */
export function useLibraryState({ config, accountId, canInsert, rules, close }: LibraryOptions) {
  const whole = useManage(config, accountId, rules?.openStore)
  const review = useReview(config, whole)
  const { list } = review
  const manage = rules?.limit(whole, list.pictures) ?? whole
  const { status, marks } = manage
  const uploads = useUploadFiles(manage)
  const listView = useListView()
  const [tooltipWish, loadTooltip] = useReducer(() => 1, 0)
  const tooltip = usePart(pixParts.pictureTooltip, tooltipWish, NoTooltip)
  const selectionBar = usePart(pixParts.selectionBar, marks.ids.size)
  // Loads the selection bar early, so that it shows at once after the first mark. If this fails, nothing is reported
  // until the first mark loads the bar again.
  useEffect(() => {
    if (status === 'listed') pixParts.selectionBar().catch(() => undefined)
  }, [status])
  const [helpRequests, setHelpRequests] = useState(0)
  const keyHelp = usePart(pixParts.keyHelp, helpRequests)
  const { edit, editSeries, addSeries } = useEditing(review, manage.reloadSeries)
  const remove = useDeletePicture(config, review.remove)
  const inserting = useInsert(config, close, list)
  useManageAnnouncements({ status, marks, list })
  const grid = useRef<HTMLDivElement>(null)
  const filterPlace = useRef<HTMLDivElement>(null)

  return {
    config,
    canInsert,
    rules,
    manage,
    review,
    /** The shown pictures: those of the filter, or the results of a review. */
    list,
    uploads,
    listView,
    tooltip: { Part: tooltip?.Part, load: loadTooltip },
    SelectionBar: selectionBar?.Part,
    keyHelp: {
      Part: keyHelp?.Part,
      show: () => setHelpRequests(wish => wish + 1),
      hide: () => setHelpRequests(0),
    },
    grid,
    filterPlace,
    /**
     * Returns the element that gets the focus when a focused button of the library disappears: the current tile, else
     * the filter.
     */
    findFocusPlace: () =>
      grid.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]') ??
      filterPlace.current?.querySelector('select'),
    edit,
    editSeries,
    addSeries,
    remove,
    inserting,
    chooseFilter(filter: PictureFilter) {
      review.end()
      manage.setFilter(filter)
    },
  }
}

/** Shared state of the library's parts. */
export type Library = ReturnType<typeof useLibraryState>

/** Switches between tiles and list. Shows tiles until the row component has loaded (image-library 2.6). */
function useListView() {
  const [wish, setWish] = useState(0)
  const row = usePart(pixParts.listRow, wish)
  return { Row: row?.Part, showList: (isList: boolean) => setWish(before => (isList ? before + 1 : 0)) }
}
