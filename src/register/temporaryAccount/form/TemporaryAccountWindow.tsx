import { Cookie } from 'lucide'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { EmptyState } from '../../../kit/control/EmptyState'
import { WindowBody } from '../../../kit/window/WindowBody'
import { WindowSkeleton } from '../../../kit/window/WindowSkeleton'
import { useLabels } from '../../../labels/useLabels'
import { LoadState, RetryNotice } from '../../../shell/LoadState'
import { pageCookies } from '../../../lib/cookies'
import { useShell } from '../../../shell/useShell'
import type { WindowProps } from '../../../shell/WindowTable'
import { LayerChrome } from '../../layer/LayerChrome'
import { readTemporaryState } from '../readTemporaryState'
import { ensureTemporaryAccount } from '../ensureTemporaryAccount'
import { openTemporaryId } from '../temporaryLayerAddress'
import { TemporaryAccountForm } from './TemporaryAccountForm'
import { temporaryAccountLabels, type TemporaryFormLabel } from './temporaryAccountLabels'
import { startTemporaryForm } from './temporaryFormModel'
import { useTemporaryData } from './useTemporaryData'

/** Options of the window with the temporary account's form. */
interface TemporaryAccountOptions {
  /** Id of the account, if known. Default: the cookie's id, or the id of a new account. */
  readonly id?: string
}

/**
 * Creates the temporary account and opens its form in this window's place. Creates no account if the browser accepts no
 * cookies, because the id could not be stored.
 */
function CreatingAccount({ config }: { readonly config: ResolvedConfig }) {
  const { showFailedRequest, replaceWindow } = useShell()
  const t = useLabels<TemporaryFormLabel>()
  const [hasFailed, setFailed] = useState(false)
  const create = useCallback(() => {
    if (!navigator.cookieEnabled) return
    setFailed(false)
    ensureTemporaryAccount(config).then(
      id => replaceWindow('register.temporaryAccount', { id }),
      async (error: unknown) => {
        setFailed(true)
        await showFailedRequest(error)
      },
    )
  }, [config, replaceWindow, showFailedRequest])
  useEffect(create, [create])
  if (!navigator.cookieEnabled) {
    return (
      <WindowBody textLabel={t('register_tmp_account_heading')}>
        <EmptyState icon={Cookie} heading={t('register_tmp_no_cookies')} />
      </WindowBody>
    )
  }
  if (!hasFailed) return <WindowSkeleton kind="lines" label={t('register_tmp_account_creating')} />
  return (
    <LoadState
      status="failed"
      heading={t('register_tmp_account_create_failed')}
      isFocused
      isWholeWindow
      onRetry={create}
    />
  )
}

/**
 * Form for the data of a temporary account; creates the account if there is none (portal-accounts 2.3). Reloads the
 * page after a save.
 */
export function TemporaryAccountWindow({ options, close }: WindowProps<TemporaryAccountOptions, never>) {
  const { runtime } = useShell()
  const [config] = useState(runtime.readConfig)
  const [id] = useState(() => options.id ?? openTemporaryId(pageCookies()))
  const leave = () => {
    close()
    config.reload('temporaryAccount')
  }
  return (
    <LayerChrome>
      {id === undefined ? <CreatingAccount config={config} /> : <KnownAccount {...{ config, id }} onSaved={leave} />}
    </LayerChrome>
  )
}

function KnownAccount({
  config,
  id,
  onSaved,
}: {
  readonly config: ResolvedConfig
  readonly id: string
  onSaved(): void
}) {
  const t = useLabels<TemporaryFormLabel>()
  const [round, setRound] = useState(0)
  const found = useTemporaryData(config, id)
  const data = found.status === 'ready' ? found.data : undefined
  const start = useMemo(() => startTemporaryForm(data ?? new Map(), config.register), [data, config])
  // If the account was saved before, the form shows only after its values have loaded. Otherwise a save of the empty
  // form would overwrite these values.
  const [{ isThere }] = useState(() => readTemporaryState(pageCookies()))
  if (found.status === 'loading' || (found.status === 'failed' && isThere)) {
    return (
      <LoadState
        status={found.status}
        heading={t('register_tmp_account_load_failed')}
        isFocused
        isWholeWindow
        isRetrying={found.status === 'failed' && found.isRetrying}
        onRetry={() => found.status === 'failed' && found.retry()}
      />
    )
  }
  return (
    <TemporaryAccountForm
      key={`${found.status} ${round}`}
      {...{ config, id, start, onSaved }}
      onDiscard={() => setRound(round + 1)}
      notice={
        found.status === 'failed' && (
          <RetryNotice tone="warning" isSmall isRetrying={found.isRetrying} onRetry={found.retry}>
            {t('register_tmp_account_choices_failed')}
          </RetryNotice>
        )
      }
    />
  )
}

TemporaryAccountWindow.labels = temporaryAccountLabels
