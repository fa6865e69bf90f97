import type { FieldBinding } from '../form/FieldBinding'

/** What every line of text in a credential form takes; `form.field(name)` of `useForm` gives most of it. */
export interface CredentialFieldProps extends Pick<FieldBinding<string>, 'value' | 'onChange'>, Partial<Omit<FieldBinding<string>, 'value' | 'onChange'>> {
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
