import { useLabels } from '../../labels/useLabels'
import { useGuardClose } from '../../shell/useGuardClose'
import { useShell } from '../../shell/useShell'

/** The labels of the question before unsaved input is left. */
export const unsavedLabels = [
  'pix_unsaved_question',
  'pix_unsaved_text',
  'pix_unsaved_discard',
  'pix_unsaved_keep',
] as const

/** While something typed is not saved, leaving the window asks first; while it is sent, leaving waits. The window shows `unsavedLabels`. */
export function useAskBeforeLeaving(isUnsaved: boolean, isSending = false): void {
  const { ask } = useShell()
  const t = useLabels<(typeof unsavedLabels)[number]>()
  useGuardClose(
    () =>
      ask({
        heading: t('pix_unsaved_question'),
        text: t('pix_unsaved_text'),
        okText: t('pix_unsaved_discard'),
        cancelText: t('pix_unsaved_keep'),
        isDangerous: true,
        isCancelFirst: true,
      }),
    isUnsaved,
    isSending,
  )
}
