import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountService } from '../accounts/AccountService'
import type { AccountStore } from '../accounts/AccountStore'
import type { AccountTokens } from '../accounts/AccountTokens'
import type { Gazetteer } from '../cities/Gazetteer'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { FormMap } from '../http/formBody'
import type { PersonClaims } from '../persons/PersonClaims'
import type { PersonStore } from '../persons/PersonStore'
import type { VoucherStore } from '../vouchers/VoucherStore'
import type { FrameMails } from './FrameMails'
import type { RegisterGate } from './RegisterGate'
import type { Registration } from './Registration'

/** An action of /register/ajax.php; it returns the response, sent as JSON. Throws RequestError to refuse a call. */
export type RegisterAction = (parts: RegisterParts, call: RegisterCall) => Promise<unknown>

/** One call of /register/ajax.php. */
export interface RegisterCall {
  form: FormMap
  request: FastifyRequest
  reply: FastifyReply
  registration: Registration
  mails: FrameMails
}

/** Parts of the portal that the register's actions use. */
export interface RegisterParts {
  db: PortalDatabase
  sessions: AccountService
  accounts: AccountStore
  tokens: AccountTokens
  /** True when the request's session is recent. */
  isFresh(request: FastifyRequest): Promise<boolean>
  persons: PersonStore
  claims: PersonClaims
  vouchers: VoucherStore
  gazetteer: Gazetteer
  gate: RegisterGate
}
