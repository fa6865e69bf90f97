import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import styled from 'styled-components'
import { cssVar } from '../theme/cssVar'
import { buttonLook } from './buttonLook'
import type { ButtonVariant } from './ButtonVariant'
import { Icon } from './Icon'
import { Spinner } from './Spinner'

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant
  size?: 'small' | 'medium'
  /** The act is under way: shows a spinner, ignores clicks, keeps the focus. */
  isBusy?: boolean
  icon?: LucideIcon
}

const Face = styled.button<{ $variant: ButtonVariant; $isSmall: boolean }>`
  ${buttonLook}
  ${({ $variant }) => $variant === 'quiet' && `color: ${cssVar('accent-text')};`}
  padding: 4px ${({ $isSmall }) => ($isSmall ? cssVar('space-3') : cssVar('space-4'))};
  text-align: center;
  overflow-wrap: anywhere;
  hyphens: auto;
`

/** A button with a text. Its type is `button`, not `submit`, unless said otherwise. */
export function Button({ variant = 'secondary', size = 'medium', isBusy = false, icon, children, onClick, ...rest }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy submit button must not send its form a second time; `disabled` would throw the focus out of the window.
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Face
      type="button"
      part={`button ${variant}`}
      {...rest}
      $variant={variant}
      $isSmall={size === 'small'}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={click}
    >
      {isBusy ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </Face>
  )
}
