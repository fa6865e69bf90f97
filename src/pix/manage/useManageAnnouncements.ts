import { useEffect, useRef } from 'react'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import type { ManageLabel } from './manageLabels'
import type { ManageStatus, useManage } from './useManage'

/** What stands in the list's place appears without being focused. */
const PLACEHOLDERS: Partial<Record<ManageStatus, ManageLabel>> = {
  failed: 'pix_load_failed',
  empty: 'pix_empty_heading',
  nothingMarked: 'pix_nothing_marked_heading',
  emptySeries: 'pix_series_empty_heading',
  noMatch: 'pix_no_match_heading',
}

/** Lets screen readers speak what changes without being focused: how many are marked, how many are loaded, and that these were all. */
export function useManageAnnouncements({
  list,
  marks,
  status,
}: Pick<ReturnType<typeof useManage>, 'list' | 'marks' | 'status'>): void {
  const t = useLabels<ManageLabel>()
  const markedCount = marks.ids.size
  const spokenMarks = useRef(markedCount)
  const spokenList = useRef({ key: '', count: 0 })
  const count = list.pictures.length
  useEffect(() => {
    // A deleted picture takes its mark with it: that it is gone says enough.
    const isGone = spokenList.current.key === list.listKey && count < spokenList.current.count
    if (spokenMarks.current !== markedCount && !isGone) announce(t('pix_marked_count', { COUNT: markedCount }))
    spokenMarks.current = markedCount
  }, [markedCount, list.listKey, count, t])

  useEffect(() => {
    const label = PLACEHOLDERS[status]
    if (label) announce(t(label))
  }, [status, t])

  const isSettled = list.isLoaded && !list.isOutdated && !list.isLoadingMore
  useEffect(() => {
    if (!isSettled || status !== 'listed') return
    // What was deleted has been spoken of as such.
    if (spokenList.current.key !== list.listKey || spokenList.current.count < count)
      announce(t(list.isEnd ? 'pix_end' : 'pix_loaded_count', { COUNT: count }))
    spokenList.current = { key: list.listKey, count }
  }, [isSettled, status, list.listKey, list.isEnd, count, t])
}
