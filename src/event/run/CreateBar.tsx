import type { ReactNode } from 'react'
import { Button } from '../../kit/control/Button'
import { WindowBar } from '../../kit/window/WindowBar'
import { useLabels } from '../../labels/useLabels'
import type { CreateRunLabel } from './createRunLabels'
import type { useCreateWindow } from './useCreateWindow'

interface CreateBarProps extends Pick<ReturnType<typeof useCreateWindow>, 'isRunning' | 'isDone' | 'create'> {
  readonly start?: ReactNode
  /** Text of the button that creates; without it, the bar has only the button that closes. */
  readonly text: string | undefined
  /** True while data for the chosen events loads, such as the events to compare with. */
  readonly isWaiting: boolean
  close(): void
}

/** The bar of a window that creates several events. When all are created, the primary button closes the window. */
export function CreateBar({ start, text, isRunning, isDone, isWaiting, create, close }: CreateBarProps) {
  const t = useLabels<CreateRunLabel>()
  return (
    <WindowBar start={start}>
      <Button variant={isDone ? 'primary' : 'secondary'} disabled={isRunning} onClick={close}>
        {t('ui_close')}
      </Button>
      {text !== undefined && (
        <Button variant={isDone ? 'secondary' : 'primary'} isBusy={isRunning || isWaiting} onClick={create}>
          {text}
        </Button>
      )}
    </WindowBar>
  )
}
