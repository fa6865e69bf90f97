import { useContext } from 'react'
import { CredentialContext, type Credential } from './CredentialContext'

/** The credential form one is in. */
export function useCredential(): Credential {
  const credential = useContext(CredentialContext)
  if (!credential) throw new Error('A credential field was drawn outside a CredentialForm; put it inside one.')
  return credential
}
