import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { FrameResponse } from '../frame/FrameOptions'
import { callFrame, sendFrameCall } from '../frame/registerFrameWire'
import { portalText } from './readCandidates'

/** What a person says about herself when she registers, in the contract's spelling and order (portal-accounts 3 and 7). */
export interface PersonFields {
  readonly surname: string
  readonly firstname: string
  readonly city: string
  /** The id of a city that was chosen; empty for one that was typed. */
  readonly city_id: string
  readonly email: string
  readonly gender: string
  readonly plz: string
  readonly phone: string
  readonly street: string
  readonly nr: string
  readonly description: string
  readonly birthday: string
}

/** What the portal says about who is signed in (portal-accounts 3). */
export interface LoggedInPerson extends Omit<PersonFields, 'birthday'> {
  /** Empty for an account that no person belongs to. */
  readonly id: string
}

const person: v.GenericSchema<unknown, LoggedInPerson> = v.object({
  id: portalText,
  email: portalText,
  firstname: portalText,
  surname: portalText,
  city: portalText,
  city_id: portalText,
  street: portalText,
  plz: portalText,
  phone: portalText,
  nr: portalText,
  gender: portalText,
  description: portalText,
})
/** PHP says no one in more than one way. */
const noOne = v.pipe(
  v.nullable(v.union([v.literal(false), v.tuple([])])),
  v.transform(() => null),
)

/** Who is signed in, as far as the registration knows; null for a visitor. */
export function fetchLoggedInPerson(config: ResolvedConfig, signal?: AbortSignal): Promise<LoggedInPerson | null> {
  return sendFrameCall(config, { action: 'get_loggedin_user_data', schema: v.union([noOne, person]), signal })
}

/** Sends name and address: a visitor's are compared with the persons whom the portal knows, those of someone signed in are stored. */
export function sendPerson(
  config: ResolvedConfig,
  action: 'check_doublet' | 'insert',
  fields: PersonFields,
): Promise<FrameResponse> {
  return callFrame(config, action, { ...fields })
}

/** Registers the person who was sent last, though she is like others. */
export function insertUser(config: ResolvedConfig): Promise<FrameResponse> {
  return callFrame(config, 'insert_user')
}

/** Claims a person whom the portal knows: what was entered, who it is, and what is said about it. */
export function claimDoublet(
  config: ResolvedConfig,
  originalRequest: Readonly<Record<string, string>>,
  claim: { readonly doublet_id: string; readonly doublet_text: string; readonly info_text: string },
): Promise<FrameResponse> {
  return callFrame(config, 'check_doublet_info_and_insert', { ...originalRequest, ...claim })
}

/** Chooses one of the persons who share an address. */
export function checkMail(config: ResolvedConfig, id: string): Promise<FrameResponse> {
  return callFrame(config, 'check_mail', { id })
}
