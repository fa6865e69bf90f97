import type { FieldBinding } from '../form/FieldBinding'
import { credentialCheckboxLooks } from './credentialCheckboxLooks'
import { credentialLooks } from './credentialLooks'
import { useControlState } from './useControlState'
import { useCredential } from './useCredential'
import { useDomValue } from './useDomValue'
import { wearLook } from './wearLook'

interface CredentialCheckboxProps extends Pick<FieldBinding<boolean>, 'value' | 'onChange'>, Partial<Omit<FieldBinding<boolean>, 'value' | 'onChange'>> {
  label: string
  hint?: string
  name: string
  disabled?: boolean
  /** It is told as a switch: on or off. */
  isSwitch?: boolean
}

/** A yes or no in a credential form; the whole line is the target. Looks as the kit's Checkbox. */
export function CredentialCheckbox({ label, hint, name, value, onChange, error, isRequired, disabled = false, isSwitch = false, onFocus, onBlur, ref }: CredentialCheckboxProps) {
  const { formId } = useCredential()
  const box = useDomValue({ value, onChange, property: 'checked' })
  const { state, watch } = useControlState()
  const note = error ?? hint
  const noteId = note && `${formId}-${name}-note`
  const looks = credentialCheckboxLooks({ ...state, isInvalid: error !== undefined, isDisabled: disabled, isChecked: value })
  return (
    <div ref={wearLook({ display: 'block' })}>
      <label ref={wearLook(looks.line)}>
        <input
          ref={element => {
            box.current = element
            wearLook(looks.box)(element)
            ref?.(element)
          }}
          id={`${formId}-${name}`}
          name={name}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          required={isRequired}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId}
          {...watch}
          onFocus={event => {
            watch.onFocus(event)
            onFocus?.()
          }}
          onBlur={() => {
            watch.onBlur()
            onBlur?.()
          }}
        />
        <span ref={wearLook(looks.mark)} aria-hidden />
        {label}
      </label>
      {note && (
        <div ref={wearLook({ ...credentialLooks[error ? 'error' : 'hint'], 'margin-inline-start': '28px' })} id={noteId}>
          {note}
        </div>
      )}
    </div>
  )
}
