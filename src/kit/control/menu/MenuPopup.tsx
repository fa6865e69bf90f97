import type { IconNode } from 'lucide'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../theme/tokens'
import { Icon } from '../Icon'
import { Popup } from '../popup/Popup'
import { rovingTarget } from '../rovingTarget'
import { useTypeAhead } from '../useTypeAhead'
import { menuLineStyle } from './menuLineStyle'

/** One action of a menu. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: IconNode
  /** True when the action can't be undone. */
  readonly isDangerous?: boolean
  /** True when the action is not available. The arrow keys still reach it, so that a person learns that it exists. */
  readonly isDisabled?: boolean
}

interface MenuPopupProps {
  /** The name of the menu. */
  label: string
  items: readonly MenuItem[]
  /** The button that opened the menu. The focus returns to it. */
  anchor: RefObject<HTMLElement | null>
  onChoose: (id: string) => void
  onClose: () => void
}

const Line = styled.button<{ $isDangerous: boolean }>`
  ${menuLineStyle}
  color: ${({ $isDangerous }) => cssVar($isDangerous ? 'danger-text' : 'text')};
`

/**
 * The popup of a menu, open while this component is rendered (WAI-ARIA menu). Escape, Tab and a choice close the menu.
 * The component that renders the menu handles a press outside.
 */
export function MenuPopup({ label, items, anchor, onChoose, onClose }: MenuPopupProps) {
  const box = useRef<HTMLDivElement>(null)
  const typeAhead = useTypeAhead()
  const lines = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useLayoutEffect(() => lines()[0]?.focus(), [])
  const close = () => {
    onClose()
    anchor.current?.focus()
  }
  const pressKey = (event: KeyboardEvent) => {
    const index = lines().indexOf(event.target as HTMLElement)
    const target =
      rovingTarget(event.key, index, items.length, 'column') ??
      typeAhead(
        event.key,
        items.map(item => item.label),
        index,
      )
    if (target !== undefined) lines()[target]?.focus()
    else if (event.key === 'Escape') close()
    else if (event.key === 'Tab') return close()
    else return
    event.preventDefault()
  }
  return (
    <div ref={box}>
      <Popup role="menu" aria-label={label} anchor={anchor} onKeyDown={pressKey}>
        {items.map(item => (
          <Line
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={item.isDisabled || undefined}
            $isDangerous={item.isDangerous ?? false}
            onClick={() => {
              if (item.isDisabled) return
              close()
              onChoose(item.id)
            }}
          >
            {item.icon && <Icon of={item.icon} />}
            {item.label}
          </Line>
        ))}
      </Popup>
    </div>
  )
}
