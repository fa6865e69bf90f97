import { cssVar } from '../theme/cssVar'
import type { ControlState } from './ControlState'

interface CheckboxState extends ControlState {
  readonly isInvalid: boolean
  readonly isDisabled: boolean
  readonly isChecked: boolean
}

/** The looks of a checkbox's line, box and mark in a state; those of the kit's Checkbox. */
export function credentialCheckboxLooks({ isInvalid, isDisabled, isChecked, isFocusVisible, isForced }: CheckboxState) {
  const edge = isInvalid ? 'danger-text' : isChecked ? 'accent' : 'border-strong'
  return {
    line: {
      display: 'inline-flex',
      'align-items': 'flex-start',
      gap: cssVar('space-2'),
      position: 'relative',
      'min-width': cssVar('size-control-small'),
      'min-height': cssVar('size-control-small'),
      padding: '6px',
      'margin-inline-start': '-6px',
      'overflow-wrap': 'anywhere',
      cursor: isDisabled ? 'default' : 'pointer',
      ...(isDisabled && { opacity: '0.55' }),
    },
    box: {
      appearance: isForced ? 'auto' : 'none',
      display: 'inline-block',
      flex: 'none',
      width: '20px',
      height: '20px',
      border: `1.5px solid ${cssVar(edge)}`,
      'border-radius': cssVar('radius-small'),
      background: cssVar(isChecked ? 'accent' : 'surface'),
      cursor: 'inherit',
      transition: `background-color ${cssVar('motion-fast')} ${cssVar('ease')}`,
      ...(isFocusVisible && { outline: `2px solid ${cssVar('accent')}`, 'outline-offset': '2px' }),
    },
    mark: {
      display: isChecked && !isForced ? 'block' : 'none',
      position: 'absolute',
      'inset-inline-start': '12.5px',
      'inset-block-start': '8.5px',
      width: '6px',
      height: '11px',
      border: `solid ${cssVar('on-accent')}`,
      'border-width': '0 2px 2px 0',
      rotate: '42deg',
      'pointer-events': 'none',
    },
  } as const
}
