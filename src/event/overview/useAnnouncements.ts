import { useEffect, useRef } from 'react'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import type { OverviewLabel } from './eventOverviewLabels'
import type { useOverview } from './useOverview'

/** Announces changes to screen readers: how many events are loaded or marked, an empty list, and a failed load. */
export function useAnnouncements({
  status,
  isSearching,
  list,
  rows,
  marks,
}: Pick<ReturnType<typeof useOverview>, 'status' | 'isSearching' | 'list' | 'rows' | 'marks'>): void {
  const t = useLabels<OverviewLabel>()
  const spoken = useRef({ marks: 0, rows: 0, listKey: '' })
  useEffect(() => {
    if (status === 'failed') announce(t('event_overview_failed'))
    if (status === 'empty') announce(t(isSearching ? 'event_overview_nothing_found' : 'event_overview_empty'))
  }, [status, isSearching, t])
  useEffect(() => {
    const before = spoken.current
    const isMore = before.listKey !== list.listKey || rows.length > before.rows
    // If rows and marks decrease together, events were deleted. Then the number of marks is not announced.
    if (marks.size !== before.marks && rows.length >= before.rows)
      announce(t('event_marked_count', { COUNT: marks.size }))
    else if (status === 'listed' && isMore && !list.isLoadingMore)
      announce(t(list.isEnd ? 'event_overview_end' : 'event_overview_loaded', { COUNT: rows.length }))
    spoken.current = {
      marks: marks.size,
      rows: rows.length,
      listKey: status === 'listed' ? list.listKey : before.listKey,
    }
  }, [status, marks.size, rows.length, list.listKey, list.isEnd, list.isLoadingMore, t])
}
