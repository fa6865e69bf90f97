import { useCallback } from 'react'
import { FailedRequest } from '../wire/FailedRequest'
import { useShell } from './useShell'

/**
 * Returns a function that shows why the request of a form failed. If no response arrives, it shows no dialog and
 * resolves to true. The form then shows a notice with 'try again', which submits the form again. If the option
 * `idempotency` is on, a request with the same values also has the same `Idempotency-Key`.
 */
export function useShowFormFailure(): (error: unknown) => Promise<boolean> {
  const { showFailedRequest } = useShell()
  return useCallback(
    async error => {
      // If no response arrived, this call only logs the error, because it passes no `retry`.
      await showFailedRequest(error)
      return error instanceof FailedRequest && error.failure.kind === 'unreachable'
    },
    [showFailedRequest],
  )
}
