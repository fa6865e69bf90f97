import { useCallback } from 'react'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { FailedRequest } from '../../wire/FailedRequest'

/** What a layer says of an answer that is no success. */
export const responseLabels = ['register_layer_error', 'register_layer_too_many'] as const

/**
 * Answers a function that says at the field why a call failed, where a person can do something about it there: wait, or try again. What
 * else goes wrong is shown in a dialog, and it answers undefined.
 */
export function useFailureText(): (error: unknown) => Promise<string | undefined> {
  const { showFailedRequest } = useShell()
  const t = useLabels<(typeof responseLabels)[number]>()
  return useCallback(
    async error => {
      const failure = error instanceof FailedRequest ? error.failure : undefined
      if (failure?.kind === 'refused' && failure.status === 429)
        return t('register_layer_too_many', { MINUTES: Math.max(1, Math.ceil((failure.retryAfter ?? 0) / 60)) })
      await showFailedRequest(error)
      return failure?.kind === 'unreachable' ? t('ui_unreachable') : undefined
    },
    [showFailedRequest, t],
  )
}
