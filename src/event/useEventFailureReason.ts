import { useCallback } from 'react'
import { useLabels } from '../labels/useLabels'
import { useFailureReason } from '../shell/useFailureReason'
import { FailedRequest } from '../wire/FailedRequest'
import { presentFailedRequest } from '../wire/presentFailedRequest'

/**
 * Returns an async function that describes the reason of a failed request, for lists of several failures. The function
 * of `useFailureReason` follows the rules of the picture library, which have no texts for a 404 and for server errors.
 * This function adds these texts.
 */
export function useEventFailureReason(): (error: unknown) => Promise<string> {
  const reasonOf = useFailureReason()
  const t = useLabels()
  return useCallback(
    async error => {
      const shown = error instanceof FailedRequest ? presentFailedRequest(error, 'portal') : undefined
      if (shown?.kind === 'notFound') return `${t('resource_not_found')} ${shown.url}`
      const reason = await reasonOf(error)
      return shown?.kind === 'serverError' && shown.text ? `${t('server_error')} ${reason}` : reason
    },
    [reasonOf, t],
  )
}
