import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../control/Icon'
import { describeField } from '../field/describeField'
import type { FieldControlProps, FieldProps } from '../field/FieldBox'
import type { FieldBinding } from '../form/useForm'
import { CredentialInput } from './CredentialInput'
import { Sealed } from './Sealed'
import { useCredentialId } from './useCredential'
import { credentialStyles, applyStyle } from './applyStyle'

/** What every line of text in a credential form takes; `form.field(name)` of `useForm` gives most of it. */
export interface CredentialFieldProps
  extends Pick<FieldBinding<string>, 'value' | 'onChange'>, Partial<Omit<FieldBinding<string>, 'value' | 'onChange'>> {
  label: string
  /** A short help below the field. */
  hint?: string | undefined
  /** Begins with the form's id on the page; a password manager may tell fields apart by it. */
  name: string
  /** What a password manager may fill in here. */
  autoComplete: 'username' | 'email' | 'current-password' | 'new-password' | 'given-name' | 'family-name' | 'off'
  /** Shown, sent to the password manager, and not to be changed here. */
  isReadOnly?: boolean
  disabled?: boolean
  autoFocus?: boolean
  /** Further elements that describe the field, by their ids. */
  describedBy?: string | undefined
}

interface CredentialBoxProps extends Omit<FieldProps, 'isLabelHidden' | 'error'> {
  error: string | undefined
  /** The id of the control; nothing else on the page has it. */
  id: string
  /** Further elements that describe the control, by their ids. */
  describedBy?: string | undefined
  children: (control: FieldControlProps) => ReactNode
}

/** Label, error and hint around one control of a credential form, all in the page's own tree, where they can refer to each other. */
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

/** A line of text in a credential form: an account, an e-mail address, a name. Looks as the kit's TextField. */
export function CredentialField({ type = 'text', ...field }: CredentialFieldProps & { type?: 'text' | 'email' }) {
  const { name, label, hint, error, isRequired = false, isReadOnly } = field
  const id = useCredentialId(name)
  return (
    <CredentialBox {...{ id, label, hint, error }} isRequired={isRequired && !isReadOnly}>
      {control => <CredentialInput {...{ field, control, type }} />}
    </CredentialBox>
  )
}
