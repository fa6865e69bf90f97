import type { IconNode } from 'lucide'
import type { ComponentPropsWithRef } from 'react'
import styled, { css } from 'styled-components'
import { cssVar } from '../theme/tokens'
import { busyProps } from './busyProps'
import { Icon } from './Icon'
import { Spinner } from './Spinner'

/** The emphasis of a button: one `primary` per window, `danger` for irreversible actions, `quiet` for minor ones. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** The colours of each variant of a button. */
export const buttonColors = {
  primary: { ground: cssVar('accent'), hover: cssVar('accent-hover'), text: cssVar('on-accent') },
  secondary: { ground: cssVar('control'), hover: cssVar('control-hover'), text: cssVar('text') },
  quiet: { ground: 'transparent', hover: cssVar('surface-hover'), text: cssVar('text') },
  danger: { ground: cssVar('danger'), hover: cssVar('danger-hover'), text: cssVar('on-danger') },
} as const

/** The styles that buttons and icon buttons share. */
export const buttonStyle = css<{ $variant: ButtonVariant; $isSmall: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${cssVar('space-2')};
  min-height: ${({ $isSmall }) => cssVar($isSmall ? 'size-control-small' : 'size-control')};
  border: 1px solid transparent;
  border-radius: ${cssVar('radius')};
  background: ${({ $variant }) => buttonColors[$variant].ground};
  color: ${({ $variant }) => buttonColors[$variant].text};
  font-weight: 500;
  line-height: ${cssVar('line-tight')};
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition: background-color ${cssVar('motion-fast')} ${cssVar('ease')};
  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${({ $variant }) => buttonColors[$variant].hover};
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(0.5px);
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
  }
  &:disabled {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant
  size?: 'small' | 'medium'
  /** True while the action runs: the button shows a spinner, ignores clicks and keeps the focus. */
  isBusy?: boolean
  icon?: IconNode
}

const Face = styled.button<{ $variant: ButtonVariant; $isSmall: boolean }>`
  ${buttonStyle}
  ${({ $variant }) => $variant === 'quiet' && `color: ${cssVar('accent-text')};`}
  padding: 4px ${({ $isSmall }) => ($isSmall ? cssVar('space-3') : cssVar('space-4'))};
  text-align: center;
  overflow-wrap: anywhere;
  hyphens: auto;
`

/** A button with a text. Its default type is `button`, not `submit`. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  isBusy = false,
  icon,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <Face
      type="button"
      part={`button ${variant}`}
      {...rest}
      $variant={variant}
      $isSmall={size === 'small'}
      {...busyProps(isBusy, onClick)}
    >
      {isBusy ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </Face>
  )
}
