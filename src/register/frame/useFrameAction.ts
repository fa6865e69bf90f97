import { useRef, useState } from 'react'
import { frameWindowName } from '../../config/frameWindowName'
import { useSubmitGuard } from '../../kit/form/useForm'
import { useShell, useShowFailure } from '../../shell/useShell'
import type { FrameOptions, FrameResponse } from './FrameOptions'

/** What follows an answer of the registration frame. */
type FrameRoute =
  | { readonly kind: 'window'; readonly name: string; readonly options: FrameOptions }
  | { readonly kind: 'error'; readonly error: string }

/** What goes on from window to window (portal-accounts 3); everything else belongs to the one window that an answer leads to. */
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
 * Decides what follows an answer: the window that it names, else its error, else the message that it failed (portal-accounts 4,
 * decisions). What the page gave goes on to the next window; what the answer says wins.
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
  // A failure leads nowhere else.
  return {
    kind: 'window',
    name: 'message',
    options: { ...passed, redirect: false, message: 'registerframe_message_fail' },
  }
}

/**
 * Gives a frame window the one way to follow an answer: opens the next window in its place, or hands the error's label to the
 * window. An answer that names no window of the frame is shown as the error 'No such window'. Answers whether another window follows.
 */
function useFrameResponse(given: FrameOptions) {
  const { replaceWindow, showFailedRequest } = useShell()
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
      await showFailedRequest(error)
      return false
    }
  }
}

/**
 * Runs the actions of a frame window, one at a time: sends a call and follows its answer. `running` is the running action, `refusal` the
 * error of the last answer; a failed call is shown, and the window stays as it is, as after a response that the action handles itself.
 */
export function useFrameAction<Action extends string>(options: FrameOptions) {
  const follow = useFrameResponse(options)
  const showFailure = useShowFailure()
  const { run } = useSubmitGuard()
  const hasLeft = useRef(false)
  const [running, setRunning] = useState<Action>()
  const [refusal, setRefusal] = useState<string>()
  const runAction = (name: Action, send: () => Promise<FrameResponse | undefined>): Promise<void> =>
    run(async () => {
      // A press on a window that is on its way out is none.
      if (hasLeft.current) return
      setRunning(name)
      setRefusal(undefined)
      try {
        const answer = await send()
        if (answer) hasLeft.current = await follow(answer, setRefusal)
      } catch (failure) {
        await showFailure(failure)
      } finally {
        setRunning(undefined)
      }
    })
  return { runAction, running, refusal }
}
