import * as v from 'valibot'
import type { Runtime } from '../../shell/Runtime'
import { sendFrameCall } from './registerFrameWire'

const truthy = v.pipe(
  v.unknown(),
  v.transform(answer => !!answer && answer !== 'false'),
)

/** Hands a token with whatever belongs to it to the portal, and answers whether it was taken (portal-accounts 7, `process_token`). */
export function processToken(runtime: Runtime, params: Readonly<Record<string, string>> = {}): Promise<boolean> {
  return sendFrameCall(runtime.readConfig(), { action: 'process_token', fields: params, schema: truthy })
}
