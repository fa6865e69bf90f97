import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { Spinner } from '../../../kit/control/Spinner'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { RetryNotice } from '../../../shell/LoadState'
import type { OverviewLabel } from '../eventOverviewLabels'

interface TableFootProps {
  readonly count: number
  readonly isEnd: boolean
  readonly isLoading: boolean
  readonly hasFailed: boolean
  onRetry(): void
  /** Loads further events for a filter; undefined without a filter, or if all are loaded. */
  readonly onMore: (() => void) | undefined
}

const Place = styled.div`
  display: grid;
  place-items: center;
  min-height: 52px;
  padding: ${cssVar('space-2')} ${cssVar('space-4')};
  color: ${cssVar('text-soft')};
  font-size: ${cssVar('font-small')};
`

/** The line after the last event: loading more, loading failed, a button for more, or end of the list. */
export function TableFoot({ count, isEnd, isLoading, hasFailed, onRetry, onMore }: TableFootProps) {
  const t = useLabels<OverviewLabel>()
  if (!isEnd && !isLoading && !hasFailed && !onMore) return null
  return (
    <Place>
      {isLoading && !onMore && <Spinner />}
      {isEnd && !isLoading && t('event_overview_end', { COUNT: count })}
      {hasFailed && !isLoading && <RetryNotice onRetry={onRetry}>{t('event_overview_more_failed')}</RetryNotice>}
      {onMore && !hasFailed && (
        <Button isBusy={isLoading} onClick={onMore}>
          {t('event_filter_more')}
        </Button>
      )}
    </Place>
  )
}
