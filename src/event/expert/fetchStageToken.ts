import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { sendRequest } from '../../wire/sendRequest'
import { eventAddresses } from '../eventAddresses'

const tokenSchema: v.GenericSchema<unknown, string> = v.pipe(v.string(), v.minLength(1))

/** A token that lets the account into the expert mode: the page's own, or asked of the portal, GET api/auth?m=get_stage_app_token (decisions). */
export async function fetchStageToken(config: ResolvedConfig): Promise<string> {
  if (config.event?.getStageToken) return config.event.getStageToken()
  return sendRequest({ call: 'GET /event/api/auth?m=get_stage_app_token', url: `${eventAddresses(config).docRoot}/api/auth`, query: { m: 'get_stage_app_token' }, schema: tokenSchema })
}
