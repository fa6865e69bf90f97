import * as v from 'valibot'
import type { Runtime } from '../../shell/createRuntime'
import { responseSchema, sendFrameCall } from './registerFrameWire'

/** Values that PHP treats as false, and the word 'false'. */
const NOTHING = new Set<unknown>([false, null, 0, '', '0', 'false', '[]'])
const nothing = v.pipe(
  v.unknown(),
  v.check(given => NOTHING.has(Array.isArray(given) ? JSON.stringify(given) : given)),
  v.transform(() => false),
)
/** Response to a token: a false value, the next step, or any other value, which counts as true. */
const answer = v.union([
  nothing,
  responseSchema,
  v.pipe(
    v.unknown(),
    v.transform(() => true),
  ),
])

/**
 * Sends a token and its fields to the portal; returns true if the portal accepted it (portal-accounts 7,
 * `process_token`). If the response names a next window, opens this window and ignores an error in the response (list
 * of decisions).
 */
export async function processToken(runtime: Runtime, params: Readonly<Record<string, string>> = {}): Promise<boolean> {
  // Leave out an `action` of the page's parameters, because `process_token` is the action of this call.
  const { action: _action, ...fields } = params
  const taken = await sendFrameCall(runtime.readConfig(), { action: 'process_token', fields, schema: answer })
  if (typeof taken === 'boolean') return taken
  const { next, error, ...options } = taken
  if (next === undefined) return !error
  runtime.openCall('register.open', [next, options]).catch(runtime.reportError)
  return true
}
