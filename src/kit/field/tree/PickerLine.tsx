import { Check, ChevronRight } from 'lucide'
import { useRef, type PointerEvent } from 'react'
import styled from 'styled-components'
import { Icon } from '../../control/Icon'
import { menuLineStyle } from '../../control/menu/menuLineStyle'
import { Popup } from '../../control/popup/Popup'
import { cssVar } from '../../theme/tokens'
import { type PickerOption, type PickerPath, submenuShare } from './pickerModel'

interface PickerLineProps {
  option: PickerOption
  path: PickerPath
  selected: string
  /** The path to the deepest open submenu. */
  openPath: PickerPath
  /** Called when the pointer enters the line. */
  onHover: (path: PickerPath) => void
  /** Called when a line with a submenu was pressed. */
  onPoint: (path: PickerPath) => void
  onChoose: (path: PickerPath) => void
}

const Line = styled.div`
  ${menuLineStyle}
  &[aria-expanded='true'] {
    background: ${cssVar('surface-hover')};
  }
`
const Label = styled.span`
  flex: 1 1 auto;
`
const More = styled.span`
  color: ${cssVar('text-soft')};
  &:dir(rtl) svg {
    scale: -1 1;
  }
`

/** One line of a hierarchical picker, with its submenu beside it if open. */
export function PickerLine({ option, path, selected, openPath, onHover, onPoint, onChoose }: PickerLineProps) {
  const line = useRef<HTMLDivElement>(null)
  const isOpen = option.options !== undefined && path.every((place, level) => openPath[level] === place)
  const isSelected = option.options === undefined && option.value === selected
  const enter = (event: PointerEvent) => {
    // A finger opens the submenu by its press, which calls `onPoint`.
    if (event.pointerType !== 'touch') onHover(path)
  }
  return (
    <>
      <Line
        ref={line}
        role="treeitem"
        aria-level={path.length}
        aria-expanded={option.options ? isOpen : undefined}
        aria-selected={option.options ? undefined : isSelected}
        tabIndex={-1}
        data-path={path.join('/')}
        onPointerEnter={enter}
        onClick={() => (option.options ? onPoint(path) : onChoose(path))}
      >
        <Label>{option.label}</Label>
        {isSelected && <Icon of={Check} size={16} />}
        {option.options && (
          <More>
            <Icon of={ChevronRight} size={16} />
          </More>
        )}
      </Line>
      {isOpen && (
        <Popup
          role="group"
          aria-label={option.label}
          anchor={line}
          side="beside"
          offsetShare={submenuShare(window.innerWidth)}
        >
          {option.options?.map((child, index) => (
            <PickerLine
              key={child.value}
              option={child}
              path={[...path, index]}
              {...{ selected, openPath, onHover, onPoint, onChoose }}
            />
          ))}
        </Popup>
      )}
    </>
  )
}
