import { useCallback } from 'react'
import { useLabels } from '../labels/useLabels'
import { useShell } from './useShell'
import { FailedRequest } from '../wire/FailedRequest'

/** Answers a function that shows why something a person asked for failed, also when the portal can't be reached: nothing asked for may end in silence. */
export function useShowFailure(): (error: unknown) => Promise<void> {
  const { showFailedRequest, tell } = useShell()
  const t = useLabels()
  return useCallback(
    async error => {
      await showFailedRequest(error)
      if (error instanceof FailedRequest && error.failure.kind === 'unreachable') await tell({ heading: t('error_dialog_heading'), text: t('ui_unreachable') })
    },
    [showFailedRequest, tell, t],
  )
}
