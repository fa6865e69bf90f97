import { useEffect, useRef } from 'react'
import { useLabels } from '../../../labels/useLabels'
import { useShell } from '../../../shell/useShell'
import type { WindowProps } from '../../../shell/WindowTable'
import { introLabels, IntroLayer, type IntroOptions } from './IntroLayer'

/** Every label of the basic intro. */
const basicIntroLabels = [
  'register_tmp_basic_heading',
  'register_tmp_basic_text',
  'register_tmp_basic_without_text',
  ...introLabels,
] as const

/**
 * Asks for approval to go on without registration; the result is true after approval. Reloads the page if the window
 * closes without approval (portal-accounts 2.3).
 */
export function BasicIntroWindow({ options, close }: WindowProps<IntroOptions, true>) {
  const { runtime } = useShell()
  const t = useLabels<(typeof basicIntroLabels)[number]>()
  const isApproved = useRef(false)
  // The clean-up of an effect runs in every way of closing, also if the page calls `close` of its handle.
  useEffect(
    () => () => {
      if (!isApproved.current) runtime.readConfig().reload('basicIntro')
    },
    [runtime],
  )
  const approve = () => {
    isApproved.current = true
    close(true)
  }
  return (
    <IntroLayer
      options={options}
      text={t('register_tmp_basic_text')}
      withoutText={t('register_tmp_basic_without_text')}
      continueWithout={approve}
    />
  )
}

BasicIntroWindow.labels = basicIntroLabels
