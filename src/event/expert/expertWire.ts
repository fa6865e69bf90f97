import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { sendRequest } from '../../wire/sendRequest'
import { tokenSchema } from '../../wire/tokenSchema'
import { eventAddresses } from '../eventAddresses'

const stageToken: v.GenericSchema<unknown, string> = v.pipe(tokenSchema, v.string())

/**
 * Returns a token for the expert mode. Gets it from the page's `event.getStageToken` if that is configured, otherwise
 * from GET api/auth?m=get_stage_app_token (list of decisions).
 */
export async function fetchStageToken(config: ResolvedConfig): Promise<string> {
  if (config.event?.getStageToken) return config.event.getStageToken()
  return sendRequest({
    call: 'GET /event/api/auth?m=get_stage_app_token',
    url: `${eventAddresses(config).docRoot}/api/auth`,
    query: { m: 'get_stage_app_token' },
    schema: stageToken,
    isTextTaken: true,
  })
}
