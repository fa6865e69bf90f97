import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'

interface DraftNoticeProps {
  /** Text that names the stored input and its time. */
  readonly text: string
  /** Style of the button that restores the input. Default: `primary`, the main button of the window. */
  readonly variant?: 'primary' | 'secondary'
  onRestore(): void
  onDiscard(): void
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-2')};
`

/** Offers unfinished input that this device has stored: a draft of the form, or a list to import. */
export function DraftNotice({ text, variant = 'primary', onRestore, onDiscard }: DraftNoticeProps) {
  const t = useLabels<'event_draft_discard' | 'event_draft_restore'>()
  const actions = (
    <Actions>
      <Button onClick={onDiscard}>{t('event_draft_discard')}</Button>
      <Button variant={variant} onClick={onRestore}>
        {t('event_draft_restore')}
      </Button>
    </Actions>
  )
  return (
    <Notice tone="info" action={actions}>
      {text}
    </Notice>
  )
}
