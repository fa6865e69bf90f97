import { useCallback } from 'react'
import { readMeantText } from '../labels/readMeantText'
import { useLabels } from '../labels/useLabels'
import { FailedRequest } from '../wire/FailedRequest'
import { presentFailedRequest } from '../wire/presentFailedRequest'
import { addWait } from './useFailedRequest'
import { useShell } from './useShell'

/**
 * Returns an async function that describes the reason of a failed request, for lists of several failures. The function
 * uses the portal's text if there is one. For an ended session, and for a picture that the account may not use, it uses
 * a text of the library. Follows the rules of the picture library; event windows call `useEventFailureReason`.
 */
export function useFailureReason(): (error: unknown) => Promise<string> {
  const { runtime } = useShell()
  const t = useLabels()
  return useCallback(
    async error => {
      if (!(error instanceof FailedRequest)) return t('error_dialog_description')
      const shown = presentFailedRequest(error, 'pix')
      if (shown.kind === 'ignored') return t('ui_unreachable')
      if (shown.kind === 'sessionTimeout') return t('an_session_timeout_error_occurred')
      if (shown.kind === 'accessRequest') return t('acl_restriction_caption')
      return addWait(
        'text' in shown && shown.text
          ? await readMeantText(runtime, runtime.readConfig().language, shown.text)
          : t('error_dialog_description'),
        error,
        t,
      )
    },
    [runtime, t],
  )
}
