import type { FrameAnswer } from './FrameAnswer'
import type { FrameOptions } from './FrameOptions'

/** What follows an answer of the registration frame. */
export type FrameRoute = { readonly kind: 'window'; readonly name: string; readonly options: FrameOptions } | { readonly kind: 'error'; readonly error: string }

/** What goes on from window to window (portal-accounts 3); everything else belongs to the one window that an answer leads to. */
const PASSED_ON = ['on_login', 'user_mail', 'user_id', 'account', 'redirect', 'replace_text', 'disable_registered', 'problem', 'remove_terms', 'voucherRole', 'windows'] as const

function known(fields: object): FrameOptions {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/**
 * Decides what follows an answer: the window that it names, else its error, else the message that it failed (portal-accounts 4,
 * decisions). What the page gave goes on to the next window; what the answer says wins.
 */
export function routeAnswer({ next, error, ...said }: FrameAnswer, given: FrameOptions): FrameRoute {
  const passed = known(Object.fromEntries(PASSED_ON.map(name => [name, given[name]])))
  if (next !== undefined) {
    const { windows = {} } = given
    const texts = said.replace_text && { replace_text: { ...given.replace_text, ...said.replace_text } }
    return { kind: 'window', name: (Object.hasOwn(windows, next) && windows[next]) || next, options: { ...passed, ...known(said), ...texts } }
  }
  if (error !== undefined) return { kind: 'error', error }
  // A failure leads nowhere else.
  return { kind: 'window', name: 'message', options: { ...passed, redirect: false, message: 'registerframe_message_fail' } }
}
