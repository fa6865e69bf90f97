import { useCallback } from 'react'
import { FailedRequest } from '../wire/FailedRequest'
import { useShell } from './useShell'

/**
 * Returns a function that shows why the request of a form failed. It resolves to true, without a dialog, if no response
 * arrives: the form then shows a notice with 'try again', which sends the same values, and so the same
 * `Idempotency-Key`.
 */
export function useShowFormFailure(): (error: unknown) => Promise<boolean> {
  const { showFailedRequest } = useShell()
  return useCallback(
    async error => {
      // Without a response, this only logs.
      await showFailedRequest(error)
      return error instanceof FailedRequest && error.failure.kind === 'unreachable'
    },
    [showFailedRequest],
  )
}
