import styled from 'styled-components'
import { Button } from '../../kit/control/Button'
import { ProgressBar } from '../../kit/control/ProgressBar'
import { cssVar } from '../../kit/theme/tokens'
import { useLabels } from '../../labels/useLabels'

interface RunProgressProps {
  readonly label: string
  /** Number of events that were tried. */
  readonly tried: number
  readonly total: number
  onStop(): void
}

const Progress = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${cssVar('space-3')};
`

/** The progress of an action on several events, with a button that stops it. */
export function RunProgress({ label, tried, total, onStop }: RunProgressProps) {
  const t = useLabels<'event_bulk_stop'>()
  return (
    <Progress>
      <ProgressBar label={label} value={tried} max={total} text={`${tried} / ${total}`} />
      <Button size="small" onClick={onStop}>
        {t('event_bulk_stop')}
      </Button>
    </Progress>
  )
}
