import type { KeyboardEvent } from 'react'
import type { FieldControlProps } from '../field/FieldControlProps'
import type { CredentialFieldProps } from './CredentialFieldProps'
import { credentialInputLook } from './credentialInputLook'
import { useFirstFocus } from '../window/useFirstFocus'
import { useControlState } from './useControlState'
import { useDomValue } from './useDomValue'
import { wearLook } from './wearLook'

interface CredentialInputProps {
  field: CredentialFieldProps
  /** What ties it to its label, hint and error. */
  control: FieldControlProps
  type: 'text' | 'email' | 'password'
  /** A button lies over its end. */
  hasButton?: boolean
  onKey?: (event: KeyboardEvent) => void
  onLeave?: () => void
}

/** The native line of text of a credential form. Its value is the control's own: a script that sets it is heard at the latest when the form is sent. */
export function CredentialInput({ field, control, type, hasButton = false, onKey, onLeave }: CredentialInputProps) {
  const { value, onChange, name, autoComplete, placeholder, isReadOnly = false, disabled = false, autoFocus, onFocus, onBlur, ref } = field
  const element = useDomValue({ value, onChange, property: 'value' })
  const { state, watch } = useControlState()
  const focusesAtOnce = useFirstFocus(element, autoFocus)
  const look = credentialInputLook({ ...state, isInvalid: control['aria-invalid'] === true, isDisabled: disabled, isReadOnly, hasButton })
  return (
    <input
      ref={input => {
        element.current = input
        wearLook(look)(input)
        ref?.(input)
      }}
      {...control}
      type={type}
      name={name}
      autoComplete={autoComplete}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      placeholder={placeholder}
      readOnly={isReadOnly}
      disabled={disabled}
      autoFocus={focusesAtOnce}
      data-state={field['data-state']}
      {...watch}
      onFocus={event => {
        watch.onFocus(event)
        onFocus?.()
      }}
      onBlur={() => {
        watch.onBlur()
        onLeave?.()
        onBlur?.()
      }}
      onKeyDown={onKey}
      onKeyUp={event => {
        watch.onKeyUp(event)
        onKey?.(event)
      }}
    />
  )
}
