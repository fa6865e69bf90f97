import { Eye, EyeOff, Trash2, X } from 'lucide'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { IconButton } from '../../../kit/control/IconButton'
import { Notice } from '../../../kit/control/Notice'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { FailureList } from '../../run/FailureList'
import { RunProgress } from '../../run/RunProgress'
import type { OverviewLabel } from '../eventOverviewLabels'
import { rowName } from '../EventRow'
import type { BulkRun } from '../useBulkActions'
import type { EventChange } from '../../cluster/changeEvent'

interface BulkBarProps {
  readonly count: number
  onStart(change: EventChange): void
  onUnmark(): void
}

const Bar = styled.section`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${cssVar('space-1')} ${cssVar('space-2')};
  padding: ${cssVar('space-1')} ${cssVar('space-4')};
  border-block-start: 1px solid ${cssVar('border')};
  background: ${cssVar('accent-soft')};
  /* On a phone: unmark, count and delete in the first line, the other actions in the second, without icons. */
  @media (max-width: 519.98px) {
    & > button:nth-last-child(-n + 3):not(:last-child) {
      order: 1;
      flex: 1 1 40%;
      & > svg {
        display: none;
      }
    }
  }
`
const Count = styled.strong`
  flex: 1 1 auto;
  color: ${cssVar('accent-text')};
  font-variant-numeric: tabular-nums;
`

/** The bulk actions for the marked events. */
export function BulkBar({ count, onStart, onUnmark }: BulkBarProps) {
  const t = useLabels<OverviewLabel>()
  return (
    <Bar aria-label={t('event_selection')}>
      <IconButton icon={X} label={t('event_unmark_all')} onClick={onUnmark} />
      <Count>{t('event_marked_count', { COUNT: count })}</Count>
      <Button size="small" icon={Eye} onClick={() => onStart('publish')}>
        {t('event_publish')}
      </Button>
      <Button size="small" icon={EyeOff} onClick={() => onStart('unpublish')}>
        {t('event_unpublish')}
      </Button>
      <Button size="small" variant="danger" icon={Trash2} onClick={() => onStart('delete')}>
        {t('event_delete')}
      </Button>
    </Bar>
  )
}

interface BulkReportProps {
  readonly run: BulkRun
  onStop(): void
  onRetry(): void
  onForget(): void
}

const CHANGES = { publish: 'event_publish', unpublish: 'event_unpublish', delete: 'event_delete' } as const

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${cssVar('space-2')};
  margin-block-start: ${cssVar('space-2')};
`

/** The progress of a bulk action, and afterwards the events that failed, with reasons. */
export function BulkReport({ run, onStop, onRetry, onForget }: BulkReportProps) {
  const t = useLabels<OverviewLabel>()
  const { change } = run
  if (run.status === 'running') {
    return (
      <RunProgress
        label={`${t(CHANGES[change])}: ${t('event_bulk_progress')}`}
        tried={run.tried}
        total={run.total}
        onStop={onStop}
      />
    )
  }
  const { failures, left, isStopped } = run
  const summary = `${t(CHANGES[change])}: ${t(isStopped ? 'event_bulk_stopped' : 'event_bulk_failed', { COUNT: left.length })}`
  return (
    <Notice tone={failures.length > 0 ? 'error' : 'info'}>
      {summary}
      <FailureList
        label={summary}
        failures={failures.map(({ row, reason }) => ({ key: row.Id, text: `${rowName(row, t)}: ${reason}` }))}
      />
      <Actions>
        <Button onClick={onRetry}>{t('ui_retry')}</Button>
        <IconButton icon={X} label={t('event_bulk_dismiss')} onClick={onForget} />
      </Actions>
    </Notice>
  )
}
