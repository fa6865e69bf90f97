import { ChevronDown, type LucideIcon } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { Button } from '../Button'
import { Icon } from '../Icon'
import { IconButton } from '../IconButton'
import { useLeaving } from '../popup/useLeaving'
import { type MenuItem, MenuPopup } from './MenuPopup'

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

/** A button with acts below it (WAI-ARIA menu button). Escape and a press outside close it; the focus goes back to the button. */
export function Menu({ label, icon, isIconOnly = false, items, disabled = false, onChoose }: MenuProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<'first' | 'last'>()
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
        <MenuPopup
          {...{ id, label, items, onChoose }}
          anchor={button}
          start={opened}
          isAnchorWide
          onClose={() => setOpened(undefined)}
        />
      )}
    </Place>
  )
}
