import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { FrameResponse } from '../frame/FrameOptions'
import { knownFields } from '../../wire/knownFields'
import { callFrame, sendFrameCall } from '../frame/registerFrameWire'
import { isLeftOut, textOrEmpty } from '../optionalText'

/** Fields of a person who registers, in the contract's spelling and order (portal-accounts 3 and 7). */
export interface PersonFields {
  readonly surname: string
  readonly firstname: string
  readonly city: string
  /** Id of the chosen city; empty if the city was typed. */
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

/** Person of the current account, as the portal sends it (portal-accounts 3). */
export interface LoggedInPerson extends Omit<PersonFields, 'birthday'> {
  /** Empty if no person belongs to the account. */
  readonly id: string
  /** Names of the fields that the portal did not send. */
  readonly unread?: readonly string[] | undefined
}

const personFields = {
  id: textOrEmpty,
  email: textOrEmpty,
  firstname: textOrEmpty,
  surname: textOrEmpty,
  city: textOrEmpty,
  city_id: textOrEmpty,
  street: textOrEmpty,
  plz: textOrEmpty,
  phone: textOrEmpty,
  nr: textOrEmpty,
  gender: textOrEmpty,
  description: textOrEmpty,
}
const person: v.GenericSchema<unknown, LoggedInPerson> = v.pipe(
  v.unknown(),
  knownFields(personFields),
  v.record(v.string(), v.unknown()) as v.GenericSchema<unknown, Record<string, unknown>>,
  v.transform((answer): unknown => {
    const unread = Object.keys(personFields).filter(name => answer[name] === undefined)
    return { ...answer, unread: unread.length > 0 ? unread : undefined }
  }),
  v.object({ ...personFields, unread: v.optional(v.array(v.string())) }),
)
const noOne = v.pipe(
  v.unknown(),
  v.transform(() => null),
)
/** PHP has more than one value for 'no person'. The schema is lazy, not a union, so that an error names the field. */
const personOrNoOne = v.lazy((answer): v.GenericSchema<unknown, LoggedInPerson | null> =>
  isLeftOut(answer) ? noOne : person,
)

/** Fetches the person of the current account; null for a visitor. */
export function fetchLoggedInPerson(config: ResolvedConfig, signal?: AbortSignal): Promise<LoggedInPerson | null> {
  return sendFrameCall(config, { action: 'get_loggedin_user_data', schema: personOrNoOne, signal })
}

/**
 * Sends name and address.
 * @param action `check_doublet` compares the data with the persons that the portal knows; `insert` stores the data of
 * the current account's person
 */
export function sendPerson(
  config: ResolvedConfig,
  action: 'check_doublet' | 'insert',
  fields: Partial<PersonFields>,
): Promise<FrameResponse> {
  return callFrame(config, action, { ...fields })
}

/** Registers the person who was sent last, although similar persons exist. */
export function insertUser(config: ResolvedConfig): Promise<FrameResponse> {
  return callFrame(config, 'insert_user')
}

/** Claims a person that the portal knows: sends the entered data, the person's id, and the explanation. */
export function claimDoublet(
  config: ResolvedConfig,
  originalRequest: Readonly<Record<string, string>>,
  claim: { readonly doublet_id: string; readonly doublet_text: string; readonly info_text: string },
): Promise<FrameResponse> {
  return callFrame(config, 'check_doublet_info_and_insert', { ...originalRequest, ...claim })
}

/** Chooses one of the persons that the window nameselect lists. */
export function checkMail(config: ResolvedConfig, id: string): Promise<FrameResponse> {
  return callFrame(config, 'check_mail', { id })
}
