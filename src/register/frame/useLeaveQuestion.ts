import { useLabels } from '../../labels/useLabels'
import { useGuardClose } from '../../shell/useCloseGuard'
import { useShell } from '../../shell/useShell'

/** Labels of the question before a person leaves unsent input. */
export const unsentLabels = [
  'register_leave_question',
  'register_leave_lost',
  'register_leave_kept',
  'register_leave_confirm',
  'register_leave_stay',
] as const

interface LeaveQuestionOptions {
  /** True when a draft of the input is stored in sessionStorage. */
  readonly isStored?: boolean
  /** True while the input is being sent. Until the response arrives, a person can't close the window. */
  readonly isSending?: boolean
}

/** Asks before the window closes while it has unsent input. The window needs `unsentLabels`. */
export function useLeaveQuestion(
  isUnsent: boolean,
  { isStored = false, isSending = false }: LeaveQuestionOptions = {},
): void {
  const { ask } = useShell()
  const t = useLabels<(typeof unsentLabels)[number]>()
  const question = () =>
    ask({
      heading: t('register_leave_question'),
      text: t(isStored ? 'register_leave_kept' : 'register_leave_lost'),
      okText: t('register_leave_confirm'),
      cancelText: t('register_leave_stay'),
      isDangerous: !isStored,
      isCancelFirst: true,
    })
  useGuardClose(question, isUnsent, isSending)
}
