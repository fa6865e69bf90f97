import { ChevronDown, type LucideIcon } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../theme/cssVar'
import { Button } from '../Button'
import { Icon } from '../Icon'
import { IconButton } from '../IconButton'
import { Popup } from '../popup/Popup'
import { useLeaving } from '../popup/useLeaving'
import { rovingTarget } from '../rovingTarget'
import { useTypeAhead } from '../useTypeAhead'
import type { MenuItem } from './MenuItem'
import { menuLineLook } from './menuLineLook'

interface MenuProps {
  /** The text of the button, and the name of the menu. */
  label: string
  icon?: LucideIcon
  /** The button shows only its icon. */
  isIconOnly?: boolean
  items: readonly MenuItem[]
  disabled?: boolean
  onChoose: (id: string) => void
}

const Place = styled.div`
  display: inline-block;
`
const Line = styled.button<{ $isDangerous: boolean }>`
  ${menuLineLook}
  color: ${({ $isDangerous }) => cssVar($isDangerous ? 'danger-text' : 'text')};
`

/** A button with acts below it (WAI-ARIA menu button). Escape and a press outside close it; the focus goes back to the button. */
export function Menu({ label, icon, isIconOnly = false, items, disabled = false, onChoose }: MenuProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<'first' | 'last'>()
  const typeAhead = useTypeAhead()
  const lines = () => [...(place.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useLayoutEffect(() => {
    if (opened) lines().at(opened === 'first' ? 0 : -1)?.focus()
  }, [opened])
  useLeaving(place, opened !== undefined, () => setOpened(undefined))
  const close = () => {
    setOpened(undefined)
    button.current?.focus()
  }
  const pressButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  const pressMenuKey = (event: KeyboardEvent) => {
    const index = lines().indexOf(event.target as HTMLElement)
    const target = rovingTarget(event.key, index, items.length, 'column') ?? typeAhead(event.key, items.map(item => item.label), index)
    if (target !== undefined) lines()[target]?.focus()
    else if (event.key === 'Escape') close()
    else if (event.key === 'Tab') return close()
    else return
    event.preventDefault()
  }
  const trigger = {
    ref: button,
    disabled,
    'aria-haspopup': 'menu',
    'aria-expanded': opened !== undefined,
    'aria-controls': opened && id,
    onClick: () => (opened ? close() : setOpened('first')),
    onKeyDown: pressButtonKey,
  } as const
  return (
    <Place ref={place} data-takes-escape={opened && ''}>
      {isIconOnly ? (
        <IconButton {...trigger} label={label} icon={icon ?? ChevronDown} />
      ) : (
        <Button {...trigger} {...(icon && { icon })}>
          {label}
          <Icon of={ChevronDown} />
        </Button>
      )}
      {opened && (
        <Popup id={id} role="menu" aria-label={label} anchor={button} isAnchorWide onKeyDown={pressMenuKey}>
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
      )}
    </Place>
  )
}
