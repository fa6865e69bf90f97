import { createContext, useContext } from 'react'

/** What the fields of a credential form share. */
interface Credential {
  /** Begins the ids of the form's elements; no other form on the page has it. */
  readonly formId: string
  /** Reads a field again before the form is sent; answers how to leave. */
  joinReaders(read: () => void): () => void
}

/** The credential form one is in. */
export const CredentialContext = createContext<Credential | undefined>(undefined)

/** The credential form one is in. */
export function useCredential(): Credential {
  const credential = useContext(CredentialContext)
  if (!credential) throw new Error('A credential field was drawn outside a CredentialForm; put it inside one.')
  return credential
}

/** Returns the id of a part of the form, from the part's name. */
export function useCredentialId(name: string): string {
  return `${useCredential().formId}-${name}`
}
