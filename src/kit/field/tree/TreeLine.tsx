import { Check, ChevronDown, ChevronRight, Minus } from 'lucide'
import styled from 'styled-components'
import { Icon } from '../../control/Icon'
import { menuLineStyle } from '../../control/menu/menuLineStyle'
import { cssVar } from '../../theme/tokens'
import type { NodeMark, TreeRow } from './treeModel'

interface TreeLineProps {
  row: TreeRow
  mark: NodeMark
  isFocused: boolean
  onToggle: () => void
  onExpand: (isExpanded: boolean) => void
}

const INDENT = 20

const Line = styled.div<{ $level: number }>`
  ${menuLineStyle}
  padding-inline-start: ${({ $level }) => 4 + ($level - 1) * INDENT}px;
`
const Fold = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  color: ${cssVar('text-soft')};
  &:dir(rtl) svg {
    scale: -1 1;
  }
`
const Box = styled.span<{ $isEmpty: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 18px;
  height: 18px;
  border: 1.5px solid ${({ $isEmpty }) => cssVar($isEmpty ? 'border-strong' : 'accent')};
  border-radius: ${cssVar('radius-small')};
  background: ${({ $isEmpty }) => cssVar($isEmpty ? 'surface' : 'accent')};
  color: ${cssVar('on-accent')};
`

/**
 * One line of a tree: expand sign, checkbox, title. A click on the sign expands or collapses the node, any other click
 * selects or deselects it.
 */
export function TreeLine({ row, mark, isFocused, onToggle, onExpand }: TreeLineProps) {
  const { node, level, position, siblings, isExpanded } = row
  return (
    <Line
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isExpanded}
      aria-checked={mark === 'mixed' ? 'mixed' : mark === 'true'}
      tabIndex={isFocused ? 0 : -1}
      $level={level}
      onClick={onToggle}
    >
      <Fold
        onClick={event => {
          if (isExpanded === undefined) return
          event.stopPropagation()
          onExpand(!isExpanded)
        }}
      >
        {isExpanded !== undefined && <Icon of={isExpanded ? ChevronDown : ChevronRight} size={16} />}
      </Fold>
      <Box $isEmpty={mark === 'false'}>
        {mark !== 'false' && <Icon of={mark === 'mixed' ? Minus : Check} size={14} />}
      </Box>
      {node.title}
    </Line>
  )
}
