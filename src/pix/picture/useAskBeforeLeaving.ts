import { useEffect, useEffectEvent } from 'react'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import type { unsavedLabels } from './unsavedLabels'

/** While something typed is not saved, leaving the window asks first. The window shows `unsavedLabels`. */
export function useAskBeforeLeaving(isUnsaved: boolean): void {
  const { ask, guardClose } = useShell()
  const t = useLabels<(typeof unsavedLabels)[number]>()
  const question = useEffectEvent(() =>
    ask({ heading: t('pix_unsaved_question'), text: t('pix_unsaved_text'), okText: t('pix_unsaved_discard'), cancelText: t('pix_unsaved_keep'), isDangerous: true }),
  )
  useEffect(() => {
    if (!isUnsaved) return undefined
    guardClose(() => question())
    return () => guardClose(undefined)
  }, [isUnsaved, guardClose])
}
