import { CookieIcon, Unplug } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { Button } from '../../../kit/control/Button'
import { EmptyState } from '../../../kit/control/EmptyState'
import { WindowBody } from '../../../kit/window/WindowBody'
import { WindowSkeleton } from '../../../kit/window/WindowSkeleton'
import { useLabels } from '../../../labels/useLabels'
import { useShell } from '../../../shell/useShell'
import { takeTemporaryAccount } from '../takeTemporaryAccount'
import type { TemporaryFormLabel } from './TemporaryFormLabel'

/** Creates the temporary account that the form is for, and opens the form in its own place; without cookies none could be kept. */
export function CreatingAccount({ config }: { readonly config: ResolvedConfig }) {
  const { showFailedRequest, replaceWindow } = useShell()
  const t = useLabels<TemporaryFormLabel>()
  const [hasFailed, setFailed] = useState(false)
  const create = useCallback(() => {
    if (!navigator.cookieEnabled) return
    setFailed(false)
    takeTemporaryAccount(config).then(
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
        <EmptyState icon={CookieIcon} heading={t('register_tmp_no_cookies')} />
      </WindowBody>
    )
  }
  if (!hasFailed) return <WindowSkeleton kind="lines" label={t('register_tmp_account_creating')} />
  return (
    <WindowBody>
      <EmptyState
        icon={Unplug}
        heading={t('register_tmp_account_create_failed')}
        action={
          <Button variant="primary" autoFocus onClick={create}>
            {t('ui_retry')}
          </Button>
        }
      />
    </WindowBody>
  )
}
