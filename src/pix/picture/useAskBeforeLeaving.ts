import { useLabels } from '../../labels/useLabels'
import { useGuardClose } from '../../shell/useGuardClose'
import { useShell } from '../../shell/useShell'
import type { unsavedLabels } from './unsavedLabels'

/** While something typed is not saved, leaving the window asks first. The window shows `unsavedLabels`. */
export function useAskBeforeLeaving(isUnsaved: boolean): void {
  const { ask } = useShell()
  const t = useLabels<(typeof unsavedLabels)[number]>()
  useGuardClose(
    () => ask({ heading: t('pix_unsaved_question'), text: t('pix_unsaved_text'), okText: t('pix_unsaved_discard'), cancelText: t('pix_unsaved_keep'), isDangerous: true, isCancelFirst: true }),
    isUnsaved,
  )
}
