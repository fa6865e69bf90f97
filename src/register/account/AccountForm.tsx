import type { ComponentProps } from 'react'
import { CredentialButton } from '../../kit/credential/CredentialButton'
import { CredentialForm } from '../../kit/credential/CredentialForm'
import { CredentialNotice } from '../../kit/credential/CredentialNotice'
import { useLabels } from '../../labels/useLabels'

interface AccountFormProps extends ComponentProps<typeof CredentialForm> {
  readonly isBusy?: boolean | undefined
  /** True when the last request got no response. A notice then offers to submit again. */
  readonly isUnanswered?: boolean | undefined
}

/** A credential form that sends a request. Spread `formProps` of `useSentForm` on it. */
export function AccountForm({ isBusy = false, isUnanswered = false, children, ...form }: AccountFormProps) {
  const t = useLabels()
  const retry = (
    <CredentialButton type="submit" isBusy={isBusy}>
      {t('ui_retry')}
    </CredentialButton>
  )
  return (
    <CredentialForm {...form}>
      {isUnanswered && (
        <CredentialNotice tone="error" action={retry}>
          {t('ui_unreachable')}
        </CredentialNotice>
      )}
      {children}
    </CredentialForm>
  )
}
