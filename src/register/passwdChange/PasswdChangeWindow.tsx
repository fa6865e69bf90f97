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

/** Whose password is changed. */
interface ChangedAccount {
  readonly account: string
  readonly email: string
}

/** Whose password the window changes: the session's account, else the one that it was opened for; the e-mail address by the order of the decisions. */
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
    // The query may have said the language: what opens from here on keeps it.
    if (runtime.readConfig().language !== language) runtime.changeLanguage(language).catch(runtime.reportError)
  }, [runtime])
  // Whose session it is may change from one opening to the next; not while a password is typed for it.
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
