import type { ReactNode } from 'react'
import { describeCheckbox } from '../field/describeField'
import type { FieldBinding } from '../form/useForm'
import { cssVar } from '../theme/tokens'
import { type ControlState, useControlState } from './useControlState'
import { useCredentialId } from './useCredential'
import { useDomValue } from './useDomValue'
import { credentialStyles, applyStyle } from './applyStyle'

interface CheckboxState extends ControlState {
  readonly isInvalid: boolean
  readonly isDisabled: boolean
  readonly isChecked: boolean
}

/** Returns the styles of a checkbox's line, box, label and check mark in a state. They look like the kit's Checkbox. */
function credentialCheckboxStyles({ isInvalid, isDisabled, isChecked, isFocusVisible, isForced }: CheckboxState) {
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
    label: { flex: '0 1 auto', 'min-width': '0', cursor: 'inherit' },
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

interface CredentialCheckboxProps
  extends
    Pick<FieldBinding<boolean>, 'value' | 'onChange'>,
    Partial<Omit<FieldBinding<boolean>, 'value' | 'onChange'>> {
  label: ReactNode
  hint?: string
  name: string
  disabled?: boolean
  /** True when screen readers call the checkbox a switch. */
  isSwitch?: boolean
}

/** A checkbox in a credential form. The whole line is clickable. Looks like the kit's Checkbox. */
export function CredentialCheckbox({
  label,
  hint,
  name,
  value,
  onChange,
  error,
  isRequired,
  disabled = false,
  isSwitch = false,
  onFocus,
  onBlur,
  ref,
}: CredentialCheckboxProps) {
  const id = useCredentialId(name)
  const noteId = `${id}-note`
  const box = useDomValue({ value, onChange, property: 'checked' })
  const { state, watch } = useControlState({ onFocus, onBlur })
  const { note, isInvalid, description } = describeCheckbox(noteId, { hint, error })
  const styles = credentialCheckboxStyles({
    ...state,
    isInvalid,
    isDisabled: disabled,
    isChecked: value,
  })
  return (
    <div ref={applyStyle({ display: 'block' })}>
      <label ref={applyStyle(styles.line)}>
        <input
          ref={element => {
            box.current = element
            applyStyle(styles.box)(element)
            ref?.(element)
          }}
          id={id}
          name={name}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          required={isRequired}
          disabled={disabled}
          {...description}
          {...watch}
        />
        <span ref={applyStyle(styles.mark)} aria-hidden />
        <span ref={applyStyle(styles.label)}>{label}</span>
      </label>
      {note && (
        <div
          ref={applyStyle({ ...credentialStyles[isInvalid ? 'error' : 'hint'], 'margin-inline-start': '28px' })}
          id={noteId}
        >
          {note}
        </div>
      )}
    </div>
  )
}
