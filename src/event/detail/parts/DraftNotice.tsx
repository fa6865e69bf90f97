import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { formatInstant } from '../../../lib/times'
import type { DetailLabel } from '../eventDetailLabels'

interface DraftNoticeProps {
  /** Time of the input, in ms since 1970. */
  readonly at: number
  onRestore(): void
  onDiscard(): void
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-2')};
`

/** Offers the unsaved draft of this device. */
export function DraftNotice({ at, onRestore, onDiscard }: DraftNoticeProps) {
  const t = useLabels<DetailLabel>()
  const actions = (
    <Actions>
      <Button onClick={onDiscard}>{t('event_draft_discard')}</Button>
      <Button variant="primary" onClick={onRestore}>
        {t('event_draft_restore')}
      </Button>
    </Actions>
  )
  return (
    <Notice tone="info" action={actions}>
      {t('event_draft_offer', { DATE: formatInstant(at) })}
    </Notice>
  )
}
