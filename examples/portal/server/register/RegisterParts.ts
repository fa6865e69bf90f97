import type { FastifyRequest } from 'fastify'
import type { AccountService } from '../accounts/AccountService'
import type { AccountStore } from '../accounts/AccountStore'
import type { AccountTokens } from '../accounts/AccountTokens'
import type { Gazetteer } from '../cities/Gazetteer'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { PersonClaims } from '../persons/PersonClaims'
import type { PersonStore } from '../persons/PersonStore'
import type { VoucherStore } from '../vouchers/VoucherStore'
import type { RegisterGate } from './RegisterGate'

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
