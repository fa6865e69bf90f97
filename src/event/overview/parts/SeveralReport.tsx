import { X } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { IconButton } from '../../../kit/control/IconButton'
import { Notice } from '../../../kit/control/Notice'
import { ProgressBar } from '../../../kit/control/ProgressBar'
import { cssVar } from '../../../kit/theme/tokens'
import type { ReadLabel } from '../../../labels/useLabels'
import type { OverviewLabel } from '../OverviewLabel'
import { rowName } from '../rowName'
import type { SeveralRun } from '../useSeveral'

interface SeveralReportProps {
  readonly run: SeveralRun
  readonly t: ReadLabel<OverviewLabel>
  onStop(): void
  onRetry(): void
  onForget(): void
}

const CHANGES = { publish: 'event_publish', unpublish: 'event_unpublish', delete: 'event_delete' } as const

const Progress = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${cssVar('space-3')};
`
const List = styled.ul`
  max-height: 7.5em;
  margin-block: ${cssVar('space-1')} 0;
  padding-inline-start: 1.2em;
  overflow: auto;
  overflow-wrap: anywhere;
`

const Acts = styled.div`
  display: flex;
  align-items: center;
  gap: ${cssVar('space-2')};
  margin-block-start: ${cssVar('space-2')};
`

/** How far an act on several events is, and afterwards what it could not be done to, and why. */
export function SeveralReport({ run, t, onStop, onRetry, onForget }: SeveralReportProps) {
  const { change } = run
  if (run.status === 'running') {
    return (
      <Progress>
        <ProgressBar label={`${t(CHANGES[change])}: ${t('event_several_progress')}`} value={run.tried} max={run.total} text={`${run.tried} / ${run.total}`} />
        <Button size="small" onClick={onStop}>
          {t('event_several_stop')}
        </Button>
      </Progress>
    )
  }
  const { failures, left, isStopped } = run
  const summary = `${t(CHANGES[change])}: ${t(isStopped ? 'event_several_stopped' : 'event_several_failed', { COUNT: left.length })}`
  return (
    <Notice tone={failures.length > 0 ? 'error' : 'info'}>
      {summary}
      {failures.length > 0 && (
        <List tabIndex={0} aria-label={summary}>
          {failures.map(({ row, reason }) => (
            <li key={row.Id}>{`${rowName(row, t)}: ${reason}`}</li>
          ))}
        </List>
      )}
      <Acts>
        <Button onClick={onRetry}>{t('ui_retry')}</Button>
        <IconButton icon={X} label={t('event_several_dismiss')} onClick={onForget} />
      </Acts>
    </Notice>
  )
}
