import styled from 'styled-components'
import { Button } from '../../kit/control/Button'
import { Notice } from '../../kit/control/Notice'
import { cssVar } from '../../kit/theme/tokens'
import { useLabels } from '../../labels/useLabels'
import type { CreateRunLabel } from './createRunLabels'
import { FailureList } from './FailureList'
import { RunProgress } from './RunProgress'
import type { CreateRun, useCreateRun } from './useCreateRun'

interface CreateReportProps extends Pick<ReturnType<typeof useCreateRun>, 'run' | 'made' | 'undo' | 'stop'> {
  /** Creates the chosen events that are not created yet. */
  create(): void
  /** Returns the name of an event for the list of failures. */
  nameOf(key: string): string
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

/** The progress of a run. Afterwards the number of created events with an undo button, and the events that failed. */
export function CreateReport({ run, made, create, undo, stop, nameOf }: CreateReportProps) {
  const t = useLabels<CreateRunLabel>()
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
        <Notice tone="success" action={canUndo && <Button onClick={() => void undo()}>{t('event_undo')}</Button>}>
          {t('event_repeat_done', { COUNT: made.size })}
          {hasUnknown && ` ${t('event_repeat_unknown')}`}
        </Notice>
      )}
      {run && <Leftover run={run} nameOf={nameOf} onRetry={run.action === 'create' ? create : () => void undo()} />}
    </Place>
  )
}

const LEFT = {
  create: { failed: 'event_repeat_not_made', stopped: 'event_repeat_stopped' },
  undo: { failed: 'event_repeat_not_undone', stopped: 'event_repeat_undo_stopped' },
} as const

interface LeftoverProps {
  readonly run: Extract<CreateRun, { status: 'ended' }>
  nameOf(key: string): string
  onRetry(): void
}

/**
 * Lists the failed events, each with its reason. A button runs the action again for all events that are not created or
 * deleted yet.
 */
function Leftover({ run: { action, leftCount, failures, isStopped }, nameOf, onRetry }: LeftoverProps) {
  const t = useLabels<CreateRunLabel>()
  const summary = t(LEFT[action][isStopped ? 'stopped' : 'failed'], { COUNT: leftCount })
  const hasFailures = failures.length > 0
  // After a stop, the stop button is gone, so the focus moves to this button.
  const retry = (
    <Button autoFocus={isStopped && !hasFailures} onClick={onRetry}>
      {t(hasFailures ? 'ui_retry' : 'event_repeat_leave_not')}
    </Button>
  )
  return (
    <Notice tone={hasFailures ? 'error' : 'info'} action={retry}>
      {summary}
      <FailureList
        label={summary}
        failures={failures.map(({ key, reason }) => ({ key, text: `${nameOf(key)}: ${reason}` }))}
      />
    </Notice>
  )
}
