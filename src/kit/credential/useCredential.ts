import { createContext, useContext } from 'react'

/** Context of the fields in a credential form. */
interface Credential {
  /** Prefix of the ids in the form, unique on the page. */
  readonly formId: string
  /** Adds a function that reads a field before the form is sent. Returns a function that removes it. */
  joinReaders(read: () => void): () => void
}

/** Provides the credential form to its fields; undefined outside such a form. */
export const CredentialContext = createContext<Credential | undefined>(undefined)

/** Returns the context of the credential form around the component. Throws outside such a form. */
export function useCredential(): Credential {
  const credential = useContext(CredentialContext)
  if (!credential) throw new Error('A credential field was rendered outside a CredentialForm; put it inside one.')
  return credential
}

/** Returns the id of a part of the form, from the part's name. */
export function useCredentialId(name: string): string {
  return `${useCredential().formId}-${name}`
}
