import * as v from 'valibot'
import type { Runtime } from '../../shell/Runtime'
import { answerSchema, sendFrameCall } from './registerFrameWire'

/** What the portal answers a token with: nothing that counts, or what follows. */
const answer = v.union([answerSchema, v.pipe(v.unknown(), v.transform(given => !!given && given !== 'false'))])

/**
 * Hands a token with whatever belongs to it to the portal, and answers whether it was taken (portal-accounts 7, `process_token`).
 * Where the answer names the window that follows, that opens.
 */
export async function processToken(runtime: Runtime, params: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const taken = await sendFrameCall(runtime.readConfig(), { action: 'process_token', fields: params, schema: answer })
  if (typeof taken === 'boolean') return taken
  const { next, error: _error, ...options } = taken
  if (next !== undefined) runtime.openCall('register.open', [next, options]).catch(runtime.reportError)
  return true
}
