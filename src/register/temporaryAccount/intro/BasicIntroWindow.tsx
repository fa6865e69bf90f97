import { useEffect } from 'react'
import { useLabels } from '../../../labels/useLabels'
import { useShell } from '../../../shell/useShell'
import type { WindowProps } from '../../../shell/WindowTable'
import { basicIntroLabels } from './basicIntroLabels'
import { IntroLayer } from './IntroLayer'
import type { IntroOptions } from './IntroOptions'

/** Asks whether to go on without registration, for a page that needs to know; its result is the approval. Who closes it gets the page anew (portal-accounts 2.3). */
export function BasicIntroWindow({ options, close }: WindowProps<IntroOptions, true>) {
  const { runtime, guardClose } = useShell()
  const t = useLabels<(typeof basicIntroLabels)[number]>()
  useEffect(() => {
    guardClose(() => {
      runtime.readConfig().reload('basicIntro')
      return Promise.resolve(true)
    })
    return () => guardClose(undefined)
  }, [runtime, guardClose])
  return <IntroLayer options={options} text={t('register_tmp_basic_text')} withoutText={t('register_tmp_basic_without_text')} goOnWithout={() => close(true)} />
}

BasicIntroWindow.labels = basicIntroLabels
