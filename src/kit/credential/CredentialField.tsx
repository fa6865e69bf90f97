import { CredentialFrame } from './CredentialFrame'
import type { CredentialFieldProps } from './CredentialFieldProps'
import { CredentialInput } from './CredentialInput'
import { useCredential } from './useCredential'

/** A line of text in a credential form: an account, an e-mail address, a name. Looks as the kit's TextField. */
export function CredentialField({ type = 'text', ...field }: CredentialFieldProps & { type?: 'text' | 'email' }) {
  const { formId } = useCredential()
  const { name, label, hint, error, isRequired = false, isReadOnly } = field
  return (
    <CredentialFrame id={`${formId}-${name}`} {...{ label, hint, error }} isRequired={isRequired && !isReadOnly}>
      {control => <CredentialInput {...{ field, control, type }} />}
    </CredentialFrame>
  )
}
