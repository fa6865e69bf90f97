import { useCallback } from 'react'
import { useLabels } from '../../labels/useLabels'
import { useShowFormFailure } from '../../shell/useShowFormFailure'
import { FailedRequest } from '../../wire/FailedRequest'

/** Labels for responses that report a failure. */
export const responseLabels = ['register_layer_error', 'register_layer_too_many'] as const

/**
 * Returns a function that handles the error of a request. After too many attempts, the function resolves to a text for
 * the field, which says how many minutes to wait. If there was no response, the function resolves to true, and the form
 * offers to try again. Every other error shows in a dialog, and the function resolves to undefined.
 */
export function useFailureText(): (error: unknown) => Promise<string | true | undefined> {
  const showFormFailure = useShowFormFailure()
  const t = useLabels<(typeof responseLabels)[number]>()
  return useCallback(
    async error => {
      const failure = error instanceof FailedRequest ? error.failure : undefined
      if (failure?.kind === 'refused' && failure.status === 429)
        return t('register_layer_too_many', { MINUTES: Math.max(1, Math.ceil((failure.retryAfter ?? 0) / 60)) })
      return (await showFormFailure(error)) || undefined
    },
    [showFormFailure, t],
  )
}
