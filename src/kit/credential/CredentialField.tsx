import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../control/Icon'
import { describeField } from '../field/describeField'
import type { FieldControlProps, FieldProps } from '../field/FieldBox'
import type { FieldBinding } from '../form/useForm'
import { CredentialInput } from './CredentialInput'
import { Sealed } from './Sealed'
import { useCredentialId } from './useCredential'
import { credentialStyles, applyStyle } from './applyStyle'

/** Props of every text input in a credential form. `form.field(name)` of `useForm` supplies most of them. */
export interface CredentialFieldProps
  extends Pick<FieldBinding<string>, 'value' | 'onChange'>, Partial<Omit<FieldBinding<string>, 'value' | 'onChange'>> {
  label: string
  /** A short help below the field. */
  hint?: string | undefined
  /**
   * The name. The element's id is the form's id, a hyphen and this name. Some password managers tell fields apart by
   * the name.
   */
  name: string
  /** The kind of value that a password manager may fill in. */
  autoComplete: 'username' | 'email' | 'current-password' | 'new-password' | 'given-name' | 'family-name' | 'off'
  /** True when the value shows and goes to the password manager, but can't be changed. */
  isReadOnly?: boolean
  disabled?: boolean
  autoFocus?: boolean
  /** Ids of further elements that describe the field. */
  describedBy?: string | undefined
}

interface CredentialBoxProps extends Omit<FieldProps, 'isLabelHidden' | 'error'> {
  error: string | undefined
  /** The id of the control, unique on the page. */
  id: string
  /** Ids of further elements that describe the control. */
  describedBy?: string | undefined
  children: (control: FieldControlProps) => ReactNode
}

/**
 * Label, error and hint around one control of a credential form. All are in the page's own tree, so that they can refer
 * to each other.
 */
export function CredentialBox({
  id,
  label,
  hint,
  error,
  isRequired = false,
  describedBy,
  children,
}: CredentialBoxProps) {
  const { hintId, errorId, description } = describeField(id, { hint, error }, describedBy)
  return (
    <div ref={applyStyle(credentialStyles.box)}>
      <label ref={applyStyle(credentialStyles.label)} htmlFor={id}>
        {label}
        {isRequired && (
          <span ref={applyStyle(credentialStyles.star)} aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {children({ id, required: isRequired, ...description })}
      {error && (
        <div ref={applyStyle(credentialStyles.error)} id={errorId}>
          <Sealed>
            <Icon of={CircleAlert} size={16} />
          </Sealed>
          {error}
        </div>
      )}
      {hint && (
        <div ref={applyStyle(credentialStyles.hint)} id={hintId}>
          {hint}
        </div>
      )}
    </div>
  )
}

/**
 * A single-line text input in a credential form: an account, an e-mail address, a name. Looks like the kit's TextField.
 */
export function CredentialField({ type = 'text', ...field }: CredentialFieldProps & { type?: 'text' | 'email' }) {
  const { name, label, hint, error, isRequired = false, isReadOnly, describedBy } = field
  const id = useCredentialId(name)
  return (
    <CredentialBox {...{ id, label, hint, error, describedBy }} isRequired={isRequired && !isReadOnly}>
      {control => <CredentialInput {...{ field, control, type }} />}
    </CredentialBox>
  )
}
