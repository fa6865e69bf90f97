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

/** What one action of /register/ajax.php does; it answers what is sent as JSON. Throws RequestError for a call that it refuses. */
export type RegisterAction = (parts: RegisterParts, call: RegisterCall) => Promise<unknown>

/** One call of /register/ajax.php. */
export interface RegisterCall {
  form: FormMap
  request: FastifyRequest
  reply: FastifyReply
  registration: Registration
  mails: FrameMails
}

/** What the actions of the register work with. */
export interface RegisterParts {
  db: PortalDatabase
  sessions: AccountService
  accounts: AccountStore
  tokens: AccountTokens
  /** Whether the request's session began lately. */
  isFresh(request: FastifyRequest): Promise<boolean>
  persons: PersonStore
  claims: PersonClaims
  vouchers: VoucherStore
  gazetteer: Gazetteer
  gate: RegisterGate
}
