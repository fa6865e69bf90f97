import { useCallback } from 'react'
import { FailedRequest } from '../wire/FailedRequest'
import { useShell } from './useShell'

/**
 * Returns a function that shows why the request of a form failed. If no response arrives, it shows no dialog and
 * resolves to true: the form then shows a notice with 'try again', which sends the same values with the same
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
