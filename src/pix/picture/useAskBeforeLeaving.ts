import { type ReadLabel, useLabels } from '../../labels/useLabels'
import { useGuardClose } from '../../shell/useCloseGuard'
import { useShell } from '../../shell/useShell'

/** Labels of the confirmation before unsaved input is lost. */
export const unsavedLabels = [
  'pix_unsaved_question',
  'pix_unsaved_text',
  'pix_unsaved_discard',
  'pix_unsaved_keep',
] as const

/** Returns the texts of the confirmation before unsaved input is lost. */
export const unsavedQuestion = (t: ReadLabel<(typeof unsavedLabels)[number]>) => ({
  heading: t('pix_unsaved_question'),
  text: t('pix_unsaved_text'),
  okText: t('pix_unsaved_discard'),
  cancelText: t('pix_unsaved_keep'),
  isDangerous: true,
  isCancelFirst: true,
})

/**
 * Asks before the window closes while input is unsaved. While the input is being sent, a person can't close the window.
 * The window must load `unsavedLabels`.
 */
export function useAskBeforeLeaving(isUnsaved: boolean, isSending = false): void {
  const { ask } = useShell()
  const t = useLabels<(typeof unsavedLabels)[number]>()
  useGuardClose(() => ask(unsavedQuestion(t)), isUnsaved, isSending)
}
