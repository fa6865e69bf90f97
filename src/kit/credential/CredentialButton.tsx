import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { busyProps } from '../control/busyProps'
import { buttonColors, type ButtonVariant } from '../control/Button'
import { Icon } from '../control/Icon'
import { cssVar } from '../theme/tokens'
import { Sealed } from './Sealed'
import { type ControlState, useControlState } from './useControlState'
import { type InlineStyle, applyStyle } from './applyStyle'

interface ButtonState extends ControlState {
  readonly variant: ButtonVariant
  /** True when the button is square and shows only an icon. */
  readonly isSign: boolean
  readonly isDisabled: boolean
  readonly isBusy: boolean
}

/**
 * Returns the style of a button in a state. The button looks like the kit's Button, or like a small IconButton if it
 * shows only an icon. Unlike them, it does not move while it is pressed.
 */
function credentialButtonStyle({
  variant,
  isSign,
  isDisabled,
  isBusy,
  isHovered,
  isFocusVisible,
  isForced,
}: ButtonState): InlineStyle {
  const { ground, hover, text } = buttonColors[variant]
  const canPress = !isDisabled && !isBusy
  const size = cssVar(isSign ? 'size-control-small' : 'size-control')
  return {
    display: 'inline-flex',
    'align-items': 'center',
    'justify-content': 'center',
    gap: cssVar('space-2'),
    'min-height': size,
    ...(isSign ? { flex: 'none', width: size } : { padding: `4px ${cssVar('space-4')}` }),
    border: `1px solid ${isForced ? 'ButtonText' : 'transparent'}`,
    'border-radius': cssVar('radius'),
    background: isHovered && canPress ? hover : ground,
    // Without a background, the text colour must show that the button can be pressed.
    color: variant === 'quiet' && !isSign ? cssVar('accent-text') : text,
    'font-weight': '500',
    'line-height': cssVar('line-tight'),
    'text-align': 'center',
    'overflow-wrap': 'anywhere',
    hyphens: 'auto',
    cursor: canPress ? 'pointer' : 'default',
    'user-select': 'none',
    '-webkit-tap-highlight-color': 'transparent',
    transition: `background-color ${cssVar('motion-fast')} ${cssVar('ease')}`,
    ...(isDisabled && { opacity: '0.5' }),
    ...(isFocusVisible && { outline: `2px solid ${cssVar('accent')}`, 'outline-offset': '2px' }),
  }
}

const RING = {
  display: 'block',
  boxSizing: 'border-box',
  width: '16px',
  height: '16px',
  border: '2px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderBlockStartColor: 'currentColor',
  borderRadius: '50%',
} as const

/**
 * Styles and animates the spinner's ring by script. The page's Content Security Policy may forbid inline styles, and
 * important styles can't be animated.
 */
function turn(ring: HTMLElement | null): void {
  if (!ring) return
  Object.assign(ring.style, RING)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isCalm) ring.animate?.({ opacity: [1, 0.35, 1] }, { duration: 2000, iterations: Infinity, easing: 'ease-in-out' })
  else ring.animate?.({ rotate: ['0turn', '1turn'] }, { duration: 900, iterations: Infinity })
}

/** The kit's spinner, for the buttons of a credential form. */
function CredentialSpinner() {
  return (
    <Sealed>
      <span ref={turn} />
    </Sealed>
  )
}

interface CredentialButtonProps {
  variant?: ButtonVariant
  type?: 'button' | 'submit'
  icon?: IconNode
  /** True while the action runs: the button shows a spinner, ignores clicks and keeps the focus. */
  isBusy?: boolean
  disabled?: boolean | undefined
  onClick?: () => void
  children: ReactNode
}

/** A button with a text in a credential form. Like the kit's Button, its default type is `button`. */
export function CredentialButton({
  variant = 'secondary',
  type = 'button',
  icon,
  isBusy = false,
  disabled = false,
  onClick,
  children,
}: CredentialButtonProps) {
  const { state, watch } = useControlState()
  const style = credentialButtonStyle({ ...state, variant, isSign: false, isDisabled: disabled, isBusy })
  return (
    <button
      ref={applyStyle(style)}
      type={type}
      disabled={disabled}
      {...busyProps(isBusy, () => onClick?.())}
      {...watch}
    >
      {isBusy ? (
        <CredentialSpinner />
      ) : (
        icon && (
          <Sealed>
            <Icon of={icon} />
          </Sealed>
        )
      )}
      {children}
    </button>
  )
}

interface CredentialSignButtonProps {
  /** The accessible name, which the browser also shows on hover. */
  label: string
  icon: IconNode
  disabled?: boolean | undefined
  onClick: () => void
}

/** A small square button with only an icon in a credential form, like the kit's IconButton. */
export function CredentialSignButton({ label, icon, disabled = false, onClick }: CredentialSignButtonProps) {
  const { state, watch } = useControlState()
  const style = credentialButtonStyle({ ...state, variant: 'quiet', isSign: true, isDisabled: disabled, isBusy: false })
  return (
    <button
      ref={applyStyle(style)}
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      {...watch}
    >
      <Sealed>
        <Icon of={icon} />
      </Sealed>
    </button>
  )
}
