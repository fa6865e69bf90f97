import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../../kit/control/Button'
import { cssVar } from '../../kit/theme/tokens'
import { WindowBar } from '../../kit/window/WindowBar'
import { useLabels } from '../../labels/useLabels'
import type { CreateRunLabel } from './createRunLabels'
import type { useCreateWindow } from './useCreateWindow'

interface CreateBarProps extends Pick<
  ReturnType<typeof useCreateWindow>,
  'isRunning' | 'isUndoing' | 'isDone' | 'create'
> {
  readonly start?: ReactNode
  /** Text of the button that creates; without it, the bar has only the button that closes. */
  readonly text: string | undefined
  /** True while data for the chosen events loads, such as the events to compare with. */
  readonly isWaiting: boolean
  close(): void
}

/* On a phone, both buttons fit in one row also while one of them shows its spinner. */
const BarButton = styled(Button)`
  @media (max-width: 560px) {
    padding-inline: ${cssVar('space-2')};
  }
`

/** The bar of a window that creates several events. When all are created, the primary button closes the window. */
export function CreateBar({ start, text, isRunning, isUndoing, isDone, isWaiting, create, close }: CreateBarProps) {
  const t = useLabels<CreateRunLabel>()
  return (
    <WindowBar start={start}>
      <BarButton variant={isDone ? 'primary' : 'secondary'} disabled={isRunning} onClick={close}>
        {t('ui_close')}
      </BarButton>
      {text !== undefined && (
        <BarButton
          variant={isDone ? 'secondary' : 'primary'}
          disabled={isUndoing}
          isBusy={!isUndoing && (isRunning || isWaiting)}
          onClick={create}
        >
          {text}
        </BarButton>
      )}
    </WindowBar>
  )
}
