import { useEffect, useRef } from 'react'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import { listPlaceholders } from './listPlaceholders'
import type { ManageLabel } from './manageLabels'
import type { useManage } from './useManage'

/**
 * Tells screen readers about changes away from the focus: the number of marked and of loaded pictures, the end of the
 * list, and the placeholder of a list without pictures.
 */
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
    // Deleting a picture also removes its mark. The deletion is announced already, so the number of marks is not.
    const isGone = spokenList.current.key === list.listKey && count < spokenList.current.count
    if (spokenMarks.current !== markedCount && !isGone) announce(t('pix_marked_count', { COUNT: markedCount }))
    spokenMarks.current = markedCount
  }, [markedCount, list.listKey, count, t])

  useEffect(() => {
    // A placeholder never gets the focus, so it is announced.
    if (status === 'failed') announce(t('pix_load_failed'))
    else if (status !== 'loading' && status !== 'listed') announce(t(listPlaceholders[status][1]))
  }, [status, t])

  const isSettled = list.isLoaded && !list.isOutdated && !list.isLoadingMore
  useEffect(() => {
    if (!isSettled || status !== 'listed') return
    // A deletion is announced already.
    if (spokenList.current.key !== list.listKey || spokenList.current.count < count)
      announce(t(list.isEnd ? 'pix_end' : 'pix_loaded_count', { COUNT: count }))
    spokenList.current = { key: list.listKey, count }
  }, [isSettled, status, list.listKey, list.isEnd, count, t])
}
