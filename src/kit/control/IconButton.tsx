import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { cssVar } from '../theme/tokens'
import { buttonStyle, type ButtonVariant } from './Button'
import { Icon } from './Icon'

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'title'> {
  /** Its accessible name, also shown by the browser on hover. */
  label: string
  /** A tooltip of the kit shows the name instead. */
  hasTooltip?: boolean
  icon: LucideIcon
  variant?: ButtonVariant
  size?: 'small' | 'medium'
  /** For a button that switches something on and off. */
  isPressed?: boolean
}

const Face = styled.button<{ $variant: ButtonVariant; $isSmall: boolean }>`
  ${buttonStyle}
  flex: none;
  width: ${({ $isSmall }) => cssVar($isSmall ? 'size-control-small' : 'size-control')};
  padding: 0;
  &[aria-pressed='true'] {
    background: ${cssVar('accent-soft')};
    color: ${cssVar('accent-text')};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
      border-width: 2px;
    }
  }
`

/** A square button that shows only an icon, for acts that everybody knows by their sign. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  isPressed,
  hasTooltip,
  ...rest
}: IconButtonProps) {
  return (
    <Face
      type="button"
      {...rest}
      $variant={variant}
      $isSmall={size === 'small'}
      aria-label={label}
      title={hasTooltip ? undefined : label}
      aria-pressed={isPressed}
    >
      <Icon of={icon} />
    </Face>
  )
}
