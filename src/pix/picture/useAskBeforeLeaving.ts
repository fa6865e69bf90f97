import { useLabels } from '../../labels/useLabels'
import { useGuardClose } from '../../shell/useGuardClose'
import { useShell } from '../../shell/useShell'
import type { unsavedLabels } from './unsavedLabels'

/** While something typed is not saved, leaving the window asks first; while it is sent, leaving waits. The window shows `unsavedLabels`. */
export function useAskBeforeLeaving(isUnsaved: boolean, isSending = false): void {
  const { ask } = useShell()
  const t = useLabels<(typeof unsavedLabels)[number]>()
  useGuardClose(
    () => ask({ heading: t('pix_unsaved_question'), text: t('pix_unsaved_text'), okText: t('pix_unsaved_discard'), cancelText: t('pix_unsaved_keep'), isDangerous: true, isCancelFirst: true }),
    isUnsaved,
    isSending,
  )
}
