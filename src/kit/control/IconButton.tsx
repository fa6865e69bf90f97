import type { IconNode } from 'lucide'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { cssVar } from '../theme/tokens'
import { buttonStyle, type ButtonVariant } from './Button'
import { Icon } from './Icon'

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'title'> {
  /** The accessible name, which the browser also shows on hover. */
  label: string
  /** True when a tooltip of the kit shows the name on hover, so the browser must not show it. */
  hasTooltip?: boolean
  icon: IconNode
  variant?: ButtonVariant
  size?: 'small' | 'medium'
  /** True when the toggle button is pressed; undefined for a button that does not toggle. */
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

/** A square button that shows only an icon, for actions with a well-known icon. */
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
