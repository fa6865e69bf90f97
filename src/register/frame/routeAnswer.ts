import type { FrameAnswer } from './FrameAnswer'
import type { FrameOptions } from './FrameOptions'

/** What follows an answer of the registration frame. */
export type FrameRoute = { readonly kind: 'window'; readonly name: string; readonly options: FrameOptions } | { readonly kind: 'error'; readonly error: string }

/**
 * Decides what follows an answer: the window that it names, else its error, else the message that it failed (portal-accounts 4,
 * decisions). What the page gave goes on to the next window; what the answer says wins.
 */
export function routeAnswer({ next, error, ...said }: FrameAnswer, given: FrameOptions): FrameRoute {
  const known = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as FrameOptions
  const options = { ...given, ...known, ...(known.replace_text && { replace_text: { ...given.replace_text, ...known.replace_text } }) }
  if (next !== undefined) return { kind: 'window', name: given.windows?.[next] ?? next, options }
  if (error !== undefined) return { kind: 'error', error }
  return { kind: 'window', name: 'message', options: { ...options, message: 'registerframe_message_fail' } }
}
