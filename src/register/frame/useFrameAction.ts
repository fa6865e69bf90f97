import { useRef, useState } from 'react'
import { frameWindowName } from '../../config/frameWindowName'
import { useSubmitGuard } from '../../kit/form/useForm'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { useShowFormFailure } from '../../shell/useShowFormFailure'
import type { FrameOptions, FrameResponse } from './FrameOptions'

/** Next step after a response of the registration frame. */
type FrameRoute =
  | { readonly kind: 'window'; readonly name: string; readonly options: FrameOptions }
  | { readonly kind: 'error'; readonly error: string }

/**
 * Options that pass from window to window (portal-accounts 3). All other fields are only for the window that the
 * response opens.
 */
const PASSED_ON = [
  'on_login',
  'user_mail',
  'user_id',
  'account',
  'redirect',
  'replace_text',
  'disable_registered',
  'problem',
  'remove_terms',
  'voucherRole',
  'windows',
] as const

function known(fields: object): FrameOptions {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/**
 * Returns the next step after a response: the window that it names, else its error, else a message that the call failed
 * (portal-accounts 4, list of decisions). The next window also gets this window's options in `PASSED_ON`. Values of the
 * response override them; the texts of `replace_text` are merged.
 */
export function routeResponse({ next, error, ...said }: FrameResponse, given: FrameOptions): FrameRoute {
  const passed = known(Object.fromEntries(PASSED_ON.map(name => [name, given[name]])))
  if (next !== undefined) {
    const { windows = {} } = given
    const texts = said.replace_text && { replace_text: { ...given.replace_text, ...said.replace_text } }
    return {
      kind: 'window',
      name: (Object.hasOwn(windows, next) && windows[next]) || next,
      options: { ...passed, ...known(said), ...texts },
    }
  }
  if (error !== undefined) return { kind: 'error', error }
  // After a failure the message window must not redirect.
  return {
    kind: 'window',
    name: 'message',
    options: { ...passed, redirect: false, message: 'registerframe_message_fail' },
  }
}

/**
 * Returns a function that follows a response: it opens the next window in this window's place, or passes the error to
 * `showError`. If the response names an unknown window, the function shows the error 'No such window'. It resolves to
 * true if another window opens.
 */
function useFrameResponse(given: FrameOptions) {
  const { replaceWindow, runtime, tell } = useShell()
  const t = useLabels()
  return async (answer: FrameResponse, showError: (error: string) => void): Promise<boolean> => {
    const route = routeResponse(answer, given)
    if (route.kind === 'error') {
      showError(route.error)
      return false
    }
    try {
      replaceWindow(frameWindowName(route.name), route.options)
      return true
    } catch (error) {
      runtime.reportError(error)
      // People see this error, as specified (portal-accounts 2.1).
      const detail = error instanceof Error ? error.message : ''
      await tell({ heading: t('error_dialog_heading'), text: t('error_dialog_description'), detail })
      return false
    }
  }
}

/**
 * Runs the actions of a frame window, one at a time: sends a call and follows its response. `running` is the current
 * action, `refusal` the error of the last response. An action with `hasRequest: false` sends no request and keeps the
 * refusal. A failed call shows its error and leaves the window as it is. If `send` resolves to undefined, it has
 * handled the response itself, and the window stays open. `runAction` resolves to true if an action with `isForm: true`
 * gets no response. The form then offers to submit again.
 */
export function useFrameAction<Action extends string>(options: FrameOptions) {
  const follow = useFrameResponse(options)
  const { showFailedRequest } = useShell()
  const showFormFailure = useShowFormFailure()
  const { run } = useSubmitGuard()
  const hasLeft = useRef(false)
  const [running, setRunning] = useState<Action>()
  const [refusal, setRefusal] = useState<string>()
  const runAction = async (
    name: Action,
    send: () => Promise<FrameResponse | undefined>,
    { isForm = false, hasRequest = true } = {},
  ): Promise<boolean> => {
    let isUnanswered = false
    await run(async () => {
      // Ignore a click while the window is closing.
      if (hasLeft.current) return
      setRunning(name)
      if (hasRequest) setRefusal(undefined)
      try {
        const answer = await send()
        if (answer) hasLeft.current = await follow(answer, setRefusal)
      } catch (failure) {
        if (isForm) isUnanswered = await showFormFailure(failure)
        else await showFailedRequest(failure, () => void runAction(name, send))
      } finally {
        setRunning(undefined)
      }
    })
    return isUnanswered
  }
  return { runAction, running, refusal }
}
