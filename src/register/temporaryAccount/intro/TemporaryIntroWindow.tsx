import { useState } from 'react'
import { useLabels } from '../../../labels/useLabels'
import { pageCookies } from '../../../lib/cookies'
import { useShell } from '../../../shell/useShell'
import type { WindowProps } from '../../../shell/WindowTable'
import { readTemporaryState } from '../readTemporaryState'
import { ensureTemporaryAccount } from '../ensureTemporaryAccount'
import { introLabels, IntroLayer, type IntroOptions } from './IntroLayer'

/** Every label of the intro of temporary accounts. */
const temporaryIntroLabels = [
  'register_tmp_intro_heading',
  'register_tmp_intro_text',
  'register_tmp_without_text',
  'register_tmp_without_again',
  'register_tmp_no_cookies',
  ...introLabels,
] as const

/** Explains temporary accounts, and leads to a temporary account or to the login (portal-accounts 2.3). */
export function TemporaryIntroWindow({ options }: WindowProps<IntroOptions, never>) {
  const { runtime, replaceWindow, showFailedRequest } = useShell()
  const t = useLabels<(typeof temporaryIntroLabels)[number]>()
  const [{ isThere, isMigrated }] = useState(() => readTemporaryState(pageCookies()))
  const continueWithout = async (): Promise<void> => {
    if (!navigator.cookieEnabled) return
    try {
      const id = await ensureTemporaryAccount(runtime.readConfig())
      replaceWindow('register.temporaryAccount', { id })
    } catch (error) {
      await showFailedRequest(error, () => void continueWithout())
    }
  }
  return (
    <IntroLayer
      options={options}
      text={t('register_tmp_intro_text')}
      withoutText={t(isThere && !isMigrated ? 'register_tmp_without_again' : 'register_tmp_without_text')}
      error={navigator.cookieEnabled ? undefined : t('register_tmp_no_cookies')}
      continueWithout={continueWithout}
    />
  )
}

TemporaryIntroWindow.labels = temporaryIntroLabels
