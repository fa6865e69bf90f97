import { Move, MoveDiagonal2 } from 'lucide-react'
import type { ComponentProps, KeyboardEvent, PointerEvent } from 'react'
import styled from 'styled-components'
import { IconButton } from '../../../kit/control/IconButton'
import { Tooltip } from '../../../kit/control/popup/Tooltip'

interface ToolButtonProps extends Pick<ComponentProps<typeof IconButton>, 'label' | 'icon' | 'onClick'> {
  /** It is a handle: what the pointer and the arrow keys do there. */
  handle?: { onPointerDown(event: PointerEvent<HTMLElement>): void; onKeyDown(event: KeyboardEvent): void }
}

const Handle = styled(IconButton)`
  touch-action: none;
  cursor: ${({ icon }) => (icon === Move ? 'move' : icon === MoveDiagonal2 ? 'nwse-resize' : 'pointer')};
`

/** A tool that shows only an icon: its name is shown where the pointer or the keyboard's focus rests. */
export function ToolButton({ label, handle, ...rest }: ToolButtonProps) {
  return (
    <Tooltip text={label} delayMs={400}>
      {({ onPointerDown, 'aria-describedby': _name, ...trigger }) => (
        <Handle
          {...rest}
          {...trigger}
          label={label}
          size="small"
          hasTooltip
          onPointerDown={event => {
            onPointerDown()
            handle?.onPointerDown(event)
          }}
          onKeyDown={handle?.onKeyDown}
        />
      )}
    </Tooltip>
  )
}
