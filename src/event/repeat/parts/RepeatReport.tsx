import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { formatDate } from '../../../lib/dates'
import { FailureList } from '../../run/FailureList'
import { RunProgress } from '../../run/RunProgress'
import type { RepeatLabel } from '../repeatLabels'
import type { useRepeat } from '../useRepeat'
import type { RepeatRun } from '../useRepeatRun'

interface RepeatReportProps {
  readonly repeat: Pick<ReturnType<typeof useRepeat>, 'run' | 'made' | 'create' | 'undo' | 'stop'>
}

const Place = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-2')};
  padding: ${cssVar('space-2')} ${cssVar('space-4')};
  &:empty {
    display: none;
  }
`

/** The progress of a run. Afterwards the number of created events with an undo button, and the dates that failed. */
export function RepeatReport({ repeat: { run, made, create, undo, stop } }: RepeatReportProps) {
  const t = useLabels<RepeatLabel>()
  if (run?.status === 'running')
    return (
      <Place>
        <RunProgress
          label={t(run.action === 'create' ? 'event_repeat_creating' : 'event_repeat_deleting')}
          tried={run.tried}
          total={run.total}
          onStop={stop}
        />
      </Place>
    )
  const hasUnknown = [...made.values()].includes(undefined)
  const canUndo = [...made.values()].some(id => id !== undefined)
  return (
    <Place>
      {made.size > 0 && (
        <Notice tone="success" action={canUndo && <Button onClick={undo}>{t('event_undo')}</Button>}>
          {t('event_repeat_done', { COUNT: made.size })}
          {hasUnknown && ` ${t('event_repeat_unknown')}`}
        </Notice>
      )}
      {run && <Leftover run={run} onRetry={run.action === 'create' ? create : undo} />}
    </Place>
  )
}

const LEFT = {
  create: { failed: 'event_repeat_not_made', stopped: 'event_repeat_stopped' },
  undo: { failed: 'event_repeat_not_undone', stopped: 'event_repeat_undo_stopped' },
} as const

interface LeftoverProps {
  readonly run: Extract<RepeatRun, { status: 'ended' }>
  onRetry(): void
}

/** Lists the dates that failed with reasons, and offers to retry the dates that are left. */
function Leftover({ run: { action, leftCount, failures, isStopped }, onRetry }: LeftoverProps) {
  const t = useLabels<RepeatLabel>()
  const summary = t(LEFT[action][isStopped ? 'stopped' : 'failed'], { COUNT: leftCount })
  return (
    <Notice tone={failures.length > 0 ? 'error' : 'info'} action={<Button onClick={onRetry}>{t('ui_retry')}</Button>}>
      {summary}
      <FailureList
        label={summary}
        failures={failures.map(({ date, reason }) => ({ key: date, text: `${formatDate(date)}: ${reason}` }))}
      />
    </Notice>
  )
}
