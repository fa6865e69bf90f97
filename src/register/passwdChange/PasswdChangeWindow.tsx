import { useEffect, useState } from 'react'
import { useLabels } from '../../labels/useLabels'
import { LoadState } from '../../shell/LoadState'
import { useFreshQuery } from '../../shell/portalQueries'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import { fetchSession } from '../account/accountWire'
import { knownMail } from '../account/credentialFields'
import { CredentialInfo, CredentialLayout } from '../account/CredentialLayout'
import type { FrameOptions } from '../frame/FrameOptions'
import { dropQuery } from '../layer/leavePage'
import { PasswdChangeForm } from './PasswdChangeForm'
import { type PasswdChangeLabel, passwdChangeLabels } from './passwdChangeLabels'

/** Account whose password changes. */
interface ChangedAccount {
  readonly account: string
  readonly email: string
}

/**
 * Returns the account whose password changes: the session's, else the one that the window was opened for. The e-mail
 * address is the session's, else the one that the options name (list of decisions).
 */
export function changedAccount(session: ChangedAccount, options: FrameOptions): ChangedAccount {
  const account = session.account || options.account || options.replace_text?.['account'] || ''
  return { account, email: session.email || knownMail({ ...options, account }) }
}

/** Sets a new password for the account of the session (portal-accounts 2.1). */
export function PasswdChangeWindow({ options }: WindowProps<FrameOptions, never>) {
  const { runtime } = useShell()
  const t = useLabels<PasswdChangeLabel>()
  const [config] = useState(runtime.readConfig)
  useEffect(() => {
    const { language } = runtime.readConfig()
    dropQuery()
    // If the removed query had set the language, the language has now changed. Set the earlier one, so that this window
    // and the next ones have the same language.
    if (runtime.readConfig().language !== language) runtime.changeLanguage(language).catch(runtime.reportError)
  }, [runtime])
  // The account loads at each opening, because the session can have changed since the last one. It does not load again
  // while a person types the password.
  const { data, isError, isFetching, refetch } = useFreshQuery(
    [config.auth.account ?? '', 'register', 'session'],
    signal => fetchSession(config, signal),
  )
  if (data === undefined) {
    const loading = (
      <LoadState
        status={isError ? 'failed' : 'loading'}
        heading={t('register_passwdchange_load_failed')}
        isFocused
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
    return <CredentialLayout info={null} form={loading} />
  }
  return (
    <CredentialLayout
      info={<CredentialInfo>{t('register_passwdchange_text')}</CredentialInfo>}
      form={<PasswdChangeForm options={options} {...changedAccount(data, options)} />}
    />
  )
}

PasswdChangeWindow.labels = passwdChangeLabels
