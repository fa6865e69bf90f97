import { useEffect, useRef } from 'react'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import type { OverviewLabel } from './eventOverviewLabels'
import type { useOverview } from './useOverview'

/** Announces changes to screen readers: the number of loaded or marked events, an empty list, and a failed load. */
export function useAnnouncements({
  status,
  isSearching,
  filters,
  viewKey,
  list,
  rows,
  marks,
}: Pick<
  ReturnType<typeof useOverview>,
  'status' | 'isSearching' | 'filters' | 'viewKey' | 'list' | 'rows' | 'marks'
>): void {
  const t = useLabels<OverviewLabel>()
  const spoken = useRef({ marks: 0, rows: 0, viewKey: '' })
  useEffect(() => {
    if (status === 'failed') announce(t('event_overview_failed'))
    if (status === 'empty') announce(t(isSearching ? 'event_overview_nothing_found' : 'event_overview_empty'))
  }, [status, isSearching, t])
  useEffect(() => {
    const before = spoken.current
    const isMore = before.viewKey !== viewKey || rows.length > before.rows
    // If rows and marks decrease together, events were deleted, or another search or filter has removed the marks. Then
    // the number of marks is not announced.
    if (marks.size !== before.marks && rows.length >= before.rows)
      announce(t('event_marked_count', { COUNT: marks.size }))
    else if (status === 'listed' && isMore && !list.isLoadingMore)
      announce(
        filters.size > 0
          ? t('event_filter_found', { COUNT: rows.length, ALL: list.rows.length })
          : t(list.isEnd ? 'event_overview_end' : 'event_overview_loaded', { COUNT: rows.length }),
      )
    spoken.current = {
      marks: marks.size,
      rows: rows.length,
      viewKey: status === 'listed' ? viewKey : before.viewKey,
    }
  }, [status, marks.size, rows.length, filters, viewKey, list.rows.length, list.isEnd, list.isLoadingMore, t])
}
