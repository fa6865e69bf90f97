import * as v from 'valibot'
import type { Runtime } from '../../shell/createRuntime'
import { responseSchema, sendFrameCall } from './registerFrameWire'

/** What counts for nothing in PHP too, and the word for it. */
const NOTHING = new Set<unknown>([false, null, 0, '', '0', 'false', '[]'])
const nothing = v.pipe(
  v.unknown(),
  v.check(given => NOTHING.has(Array.isArray(given) ? JSON.stringify(given) : given)),
  v.transform(() => false),
)
/** What the portal answers a token with: nothing that counts, or what follows. */
const answer = v.union([
  nothing,
  responseSchema,
  v.pipe(
    v.unknown(),
    v.transform(() => true),
  ),
])

/**
 * Hands a token with whatever belongs to it to the portal, and answers whether it was taken (portal-accounts 7, `process_token`).
 * Where the answer names the window that follows, that opens.
 */
export async function processToken(runtime: Runtime, params: Readonly<Record<string, string>> = {}): Promise<boolean> {
  // An action of the page's own would send another call.
  const { action: _action, ...fields } = params
  const taken = await sendFrameCall(runtime.readConfig(), { action: 'process_token', fields, schema: answer })
  if (typeof taken === 'boolean') return taken
  const { next, error: _error, ...options } = taken
  if (next !== undefined) runtime.openCall('register.open', [next, options]).catch(runtime.reportError)
  return true
}
