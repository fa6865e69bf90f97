import { type Dispatch, type SetStateAction, useCallback } from 'react'
import { readMeantText } from '../labels/readMeantText'
import { type ReadLabel, useLabels } from '../labels/useLabels'
import { followLink } from '../lib/webAddress'
import { FailedRequest } from '../wire/FailedRequest'
import { type FailureReading, presentFailedRequest } from '../wire/presentFailedRequest'
import type { AccessRecovery } from './accessRecovery'
import type { Runtime } from './createRuntime'
import type { Dialogs } from './useDialogs'
import { chunkNotLoaded } from './useWindowChunk'

/** An action whose request got no response. The window offers to repeat it. */
export type Retry = (() => void) | undefined

/**
 * Returns a function that logs a failed request of a window and shows it by the rules of the specifications.
 * @param offerRetry sets the action that the window offers to repeat
 */
export function useFailedRequest(
  runtime: Runtime,
  { ask, tell }: Pick<Dialogs, 'ask' | 'tell'>,
  reading: FailureReading,
  offerRetry: Dispatch<SetStateAction<Retry>>,
): (error: unknown, retry?: Retry) => Promise<void> {
  const t = useLabels()
  return useCallback(
    async (error, retry) => {
      const config = runtime.readConfig()
      const translated = (text: string) => readMeantText(runtime, config.language, text)

      // The text of a broken server is not written for people, so the text shows below a plain sentence. The texts of
      // our own errors are only logged.
      const showFailure = (detail = '') =>
        tell({ heading: t('error_dialog_heading'), text: addWait(t('error_dialog_description'), error, t), detail })

      // The person waits for a next step, so a part that does not load needs a message.
      const recover = async (run: (recovery: AccessRecovery) => Promise<unknown>) => {
        let recovery: AccessRecovery
        try {
          recovery = await runtime.loadAccessRecovery()
        } catch (cause) {
          runtime.reportError(chunkNotLoaded('the part that restores access', cause))
          await tell({ heading: t('error_dialog_heading'), text: t('ui_part_failed') })
          return
        }
        await run(recovery)
      }

      runtime.reportError(error)
      if (!(error instanceof FailedRequest)) {
        await showFailure()
        return
      }
      const shown = presentFailedRequest(error, reading)
      switch (shown.kind) {
        case 'ignored':
          if (retry && error.failure.kind === 'unreachable') offerRetry(() => retry)
          return
        case 'message': {
          const text = await translated(shown.text)
          if (error.failure.kind === 'refused' && error.failure.status >= 500) await showFailure(text)
          else await tell({ heading: t(shown.captionLabel ?? 'error_dialog_heading'), text: addWait(text, error, t) })
          return
        }
        case 'accessRequest':
          await recover(({ offerAccessRequest }) => offerAccessRequest(runtime, { ask }, shown.request, t))
          return
        case 'sessionTimeout':
          if (
            await tell({
              heading: t('ui_logged_out'),
              text: t('an_session_timeout_error_occurred'),
              okText: t('ui_log_in'),
              canCancel: true,
            })
          )
            await recover(({ logInAgain }) => logInAgain(runtime))
          return
        case 'notFound':
          if (
            await tell({
              heading: t('404_not_found'),
              text: `${t('resource_not_found')} ${shown.url}`,
              canCancel: true,
            })
          )
            followLink(config.homeUrl)
          return
        case 'serverError':
          await showFailure(`${t('server_error')} ${await translated(shown.text)}`)
          return
        case 'error':
          await showFailure(shown.text && (await translated(shown.text)))
      }
    },
    [runtime, ask, tell, reading, offerRetry, t],
  )
}

/** From this number of seconds on, the wait shows in minutes. */
const MINUTES_FROM = 100

/**
 * Adds a sentence about too many requests to the text of a 429. Adds the time to wait to the text of a 429 or 503, if
 * the portal sends that time.
 */
export function addWait(text: string, error: unknown, t: ReadLabel<never>): string {
  const failure = error instanceof FailedRequest ? error.failure : undefined
  if (failure?.kind !== 'refused' || (failure.status !== 429 && failure.status !== 503)) return text
  const { status, retryAfter = 0 } = failure
  const when =
    retryAfter < MINUTES_FROM
      ? t('ui_wait_seconds', { SECONDS: retryAfter })
      : t('ui_wait_minutes', { MINUTES: Math.ceil(retryAfter / 60) })
  const added = [...(status === 429 ? [t('ui_too_many')] : []), ...(retryAfter > 0 ? [when] : [])].join(' ')
  return [text, added].filter(Boolean).join('\n')
}
