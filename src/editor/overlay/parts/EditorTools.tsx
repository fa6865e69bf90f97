import { AlignCenterVertical, AlignEndVertical, AlignStartVertical, Minus, Move, MoveDiagonal2, Plus } from 'lucide-react'
import styled from 'styled-components'
import { IconButton } from '../../../kit/control/IconButton'
import { cssVar } from '../../../kit/theme/cssVar'
import { useLabels } from '../../../labels/useLabels'
import type { editorLabels } from '../editorLabels'
import type { useEditorBox } from '../useEditorBox'

// Left and right are those of the screen, in every language.
const Bar = styled.div`
  display: flex;
  flex: none;
  direction: ltr;
  align-items: center;
  gap: ${cssVar('space-1')};
  padding-inline: ${cssVar('space-2')};
  border-block-start: 1px solid ${cssVar('border')};
`
const Handle = styled(IconButton)`
  touch-action: none;
  cursor: ${({ icon }) => (icon === Move ? 'move' : 'nwse-resize')};
`
const Gap = styled.span`
  flex: 1 1 auto;
`

/** Moves and resizes the editor's window: handles for pointer and arrow keys, and buttons for those who can't drag. */
export function EditorTools({ box: { move, resize, place, grow } }: { box: ReturnType<typeof useEditorBox> }) {
  const t = useLabels<(typeof editorLabels)[number]>()
  const hint = t('editor_handle_hint')
  return (
    <Bar role="group" aria-label={t('editor_tools')}>
      <Handle label={`${t('editor_move')}: ${hint}`} icon={Move} size="small" {...move} />
      <IconButton label={t('editor_place_left')} icon={AlignStartVertical} size="small" onClick={() => place('left')} />
      <IconButton label={t('editor_place_center')} icon={AlignCenterVertical} size="small" onClick={() => place('center')} />
      <IconButton label={t('editor_place_right')} icon={AlignEndVertical} size="small" onClick={() => place('right')} />
      <Gap />
      <IconButton label={t('editor_smaller')} icon={Minus} size="small" onClick={() => grow(-1)} />
      <IconButton label={t('editor_larger')} icon={Plus} size="small" onClick={() => grow(1)} />
      <Handle label={`${t('editor_resize')}: ${hint}`} icon={MoveDiagonal2} size="small" {...resize} />
    </Bar>
  )
}
