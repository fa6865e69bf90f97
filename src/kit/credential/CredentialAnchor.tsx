import { credentialLooks } from './credentialLooks'
import { useCredential } from './useCredential'
import { wearLook } from './wearLook'

/** Tells a password manager whose password the form is about, where a person sees it in another way. Nobody meets it at the keyboard or by ear. */
export function CredentialAnchor({ username }: { username: string }) {
  const { formId } = useCredential()
  return <input ref={wearLook(credentialLooks.hidden)} id={`${formId}-username`} name="username" type="text" autoComplete="username" value={username} readOnly tabIndex={-1} aria-hidden />
}
