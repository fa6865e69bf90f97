import { cssVar } from '../theme/cssVar'
import type { ControlState } from './ControlState'
import type { Look } from './Look'

interface InputState extends ControlState {
  readonly isInvalid: boolean
  readonly isDisabled: boolean
  /** Shown, and not to be changed. */
  readonly isReadOnly: boolean
  /** Room for a button at its end. */
  readonly hasButton: boolean
}

/** The look of a line of text in a state; that of the kit's other inputs. */
export function credentialInputLook({ isHovered, isFocusVisible, isInvalid, isDisabled, isReadOnly, isCoarse, hasButton }: InputState): Look {
  const isFixed = isDisabled || isReadOnly
  const edge = isInvalid ? 'danger-text' : isHovered && !isFixed ? 'text-soft' : 'border-strong'
  return {
    display: 'inline-block',
    width: '100%',
    'min-width': '0',
    'min-height': cssVar('size-control'),
    padding: `4px ${cssVar('space-3')}`,
    ...(hasButton && { 'padding-inline-end': `calc(${cssVar('size-control')} + 4px)` }),
    border: `1px solid ${cssVar(edge)}`,
    'border-radius': cssVar('radius'),
    background: cssVar(isFixed ? 'surface-sunken' : 'surface'),
    color: cssVar('text'),
    cursor: isDisabled ? 'default' : 'text',
    'user-select': 'text',
    transition: `border-color ${cssVar('motion-fast')} ${cssVar('ease')}`,
    ...(isFocusVisible && { outline: `2px solid ${cssVar(isInvalid ? 'danger-text' : 'accent')}`, 'outline-offset': '-1px' }),
    // Below 16 px, phones zoom into the page on focus.
    ...(isCoarse && { 'font-size': '16px' }),
  }
}
