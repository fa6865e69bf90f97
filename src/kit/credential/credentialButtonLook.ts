import { buttonColors } from '../control/buttonColors'
import type { ButtonVariant } from '../control/ButtonVariant'
import { cssVar } from '../theme/cssVar'
import type { ControlState } from './ControlState'
import type { Look } from './Look'

interface ButtonState extends ControlState {
  readonly variant: ButtonVariant
  /** A square with a sign instead of a text. */
  readonly isSign: boolean
  readonly isDisabled: boolean
  readonly isBusy: boolean
}

/** The look of a button in a state; that of the kit's other buttons, small where it shows only a sign. */
export function credentialButtonLook({ variant, isSign, isDisabled, isBusy, isHovered, isFocusVisible, isForced }: ButtonState): Look {
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
    // Without a ground, its words have to say that they can be pressed.
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
