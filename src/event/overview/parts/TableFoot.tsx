import styled from 'styled-components'
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
}

const Place = styled.div`
  display: grid;
  place-items: center;
  min-height: 52px;
  padding: ${cssVar('space-2')} ${cssVar('space-4')};
  color: ${cssVar('text-soft')};
  font-size: ${cssVar('font-small')};
`

/** The line after the last event: loading more, loading failed, or end of the list. */
export function TableFoot({ count, isEnd, isLoading, hasFailed, onRetry }: TableFootProps) {
  const t = useLabels<OverviewLabel>()
  if (!isEnd && !isLoading && !hasFailed) return null
  return (
    <Place>
      {isLoading && <Spinner />}
      {isEnd && !isLoading && t('event_overview_end', { COUNT: count })}
      {hasFailed && !isLoading && <RetryNotice onRetry={onRetry}>{t('event_overview_more_failed')}</RetryNotice>}
    </Place>
  )
}
