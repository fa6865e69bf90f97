import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountService } from '../accounts/AccountService'
import type { AccountStore } from '../accounts/AccountStore'
import type { AccountTokens } from '../accounts/AccountTokens'
import type { Gazetteer } from '../cities/Gazetteer'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { FormMap } from '../http/formBody'
import { RequestError } from '../http/RequestError'
import type { PersonClaims } from '../persons/PersonClaims'
import type { PersonStore } from '../persons/PersonStore'
import type { DoubletCandidate } from '../persons/scoreDoublet'
import type { VoucherStore } from '../vouchers/VoucherStore'
import type { FrameMails } from './FrameMails'
import type { RegisterGate } from './RegisterGate'
import type { Registration } from './Registration'

/**
 * An action of /register/ajax.php, which the windows of the registration frame (`foyer.register.open`) call. Returns
 * the response, which is sent as JSON. Throws RequestError to refuse a call.
 */
export type RegisterAction = (parts: RegisterParts, call: RegisterCall) => Promise<unknown>

/** One call of /register/ajax.php. */
export interface RegisterCall {
  form: FormMap
  request: FastifyRequest
  reply: FastifyReply
  registration: Registration
  mails: FrameMails
}

/** Parts of the portal that the actions of the registration frame use. */
export interface RegisterParts {
  db: PortalDatabase
  sessions: AccountService
  accounts: AccountStore
  tokens: AccountTokens
  /** True when the request's session began at most `register.freshSession` ms ago. */
  isFresh(request: FastifyRequest): Promise<boolean>
  persons: PersonStore
  claims: PersonClaims
  vouchers: VoucherStore
  gazetteer: Gazetteer
  gate: RegisterGate
}

/**
 * Response to a window of the registration frame (portal-accounts 3, common frame response). Texts are names of labels,
 * which the library translates, because the calls name no language.
 */
export interface FrameResponse {
  /** The window to open next. */
  next?: string
  error?: string
  /** Address that the page opens when the message window closes; true reloads the page. */
  redirect?: string | true
  title?: string
  message?: string
  button_ok_text?: string
  /** Values of {email} and {account} in texts. */
  replace_text?: Record<string, string>
  data?: { fullmatch: DoubletCandidate[] }
  /** Fields of the person as sent. */
  originalRequest?: Record<string, string>
  doublet_id?: string
  doublet_text?: string
  /** True when the chosen person has no address for a mail. */
  disable_registered?: true
}

/**
 * Returns the response that opens the message window with the label `register_message_{name}` under the title
 * `register_message_{name}_title`.
 */
export function messageResponse(name: string, more: FrameResponse = {}): FrameResponse {
  return {
    next: 'message',
    title: `register_message_${name}_title`,
    message: `register_message_${name}`,
    button_ok_text: 'ok',
    ...more,
  }
}

/**
 * Returns the refusal of a chosen person who was not offered in this registration, for example because the registration
 * is too old.
 */
export function notOffered(): RequestError {
  return new RequestError(403, {
    de: 'Diese Person wurde in Ihrer Registrierung nicht angeboten. Bitte senden Sie Namen und Adresse noch einmal ab.',
    en: 'This person was not offered in your registration. Please send your name and address again.',
    pl: 'Tej osoby nie zaproponowano podczas Państwa rejestracji. Proszę ponownie wysłać imię, nazwisko i adres.',
  })
}
