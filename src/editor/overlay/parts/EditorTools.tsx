import { AlignCenterVertical, AlignEndVertical, AlignStartVertical, Minus, Move, MoveDiagonal2, Plus } from 'lucide'
import type { ComponentProps, KeyboardEvent, PointerEvent } from 'react'
import styled from 'styled-components'
import { IconButton } from '../../../kit/control/IconButton'
import { Tooltip } from '../../../kit/control/popup/Tooltip'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { editorLabels } from '../editorLabels'
import type { useEditorBox } from '../useEditorBox'

interface ToolButtonProps extends Pick<ComponentProps<typeof IconButton>, 'label' | 'icon' | 'onClick'> {
  /** Handlers for pointer and arrow keys, if the tool is a drag handle. */
  handle?: { onPointerDown(event: PointerEvent<HTMLElement>): void; onKeyDown(event: KeyboardEvent): void }
}

const Handle = styled(IconButton)`
  touch-action: none;
  cursor: ${({ icon }) => (icon === Move ? 'move' : icon === MoveDiagonal2 ? 'nwse-resize' : 'pointer')};
`

/** A tool that shows only an icon. Its name shows on hover and on keyboard focus. */
function ToolButton({ label, handle, ...rest }: ToolButtonProps) {
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
            onPointerDown(event)
            handle?.onPointerDown(event)
          }}
          onKeyDown={handle?.onKeyDown}
        />
      )}
    </Tooltip>
  )
}

// The buttons mean left and right of the screen, so the bar has the same direction in every language.
const Bar = styled.div`
  display: flex;
  flex: none;
  direction: ltr;
  align-items: center;
  gap: ${cssVar('space-1')};
  padding-inline: ${cssVar('space-2')};
  border-block-start: 1px solid ${cssVar('border')};
`
const Gap = styled.span`
  flex: 1 1 auto;
`

/** Renders the drag handles, which also take arrow keys, and the buttons that move and resize the editor's window. */
export function EditorTools({ box: { move, resize, place, grow } }: { box: ReturnType<typeof useEditorBox> }) {
  const t = useLabels<(typeof editorLabels)[number]>()
  const hint = t('ui_editor_handle_hint')
  return (
    <Bar role="group" aria-label={t('ui_editor_tools')}>
      <ToolButton label={`${t('ui_editor_move')}: ${hint}`} icon={Move} handle={move} />
      <ToolButton label={t('ui_editor_place_left')} icon={AlignStartVertical} onClick={() => place('left')} />
      <ToolButton label={t('ui_editor_place_center')} icon={AlignCenterVertical} onClick={() => place('center')} />
      <ToolButton label={t('ui_editor_place_right')} icon={AlignEndVertical} onClick={() => place('right')} />
      <Gap />
      <ToolButton label={t('ui_editor_smaller')} icon={Minus} onClick={() => grow(-1)} />
      <ToolButton label={t('ui_editor_larger')} icon={Plus} onClick={() => grow(1)} />
      <ToolButton label={`${t('ui_editor_resize')}: ${hint}`} icon={MoveDiagonal2} handle={resize} />
    </Bar>
  )
}
