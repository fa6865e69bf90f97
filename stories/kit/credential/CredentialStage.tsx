import type { ReactNode } from 'react'
import { CredentialButton } from '../../../src/kit/credential/CredentialButton'
import { CredentialForm } from '../../../src/kit/credential/CredentialForm'
import { Column } from '../Column'

/** Renders one credential part inside the form that it needs. */
export function CredentialStage({ children }: { children: ReactNode }) {
  return (
    <Column>
      <CredentialForm
        noValidate
        onSubmit={event => event.preventDefault()}
        bar={<CredentialButton type="submit">Weiter</CredentialButton>}
      >
        {children}
      </CredentialForm>
    </Column>
  )
}
