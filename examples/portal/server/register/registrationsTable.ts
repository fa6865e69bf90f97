import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sessionsTable } from '../accounts/SessionStore'
import type { PersonFields } from '../persons/PersonFields'
import type { Language } from '../registerLogin/LayerCall'

/** State that the portal stores between the windows of one registration. */
export interface RegistrationState {
  /** Account that was last entered or verified, by e-mail or name. It may not exist. */
  account?: string
  /** Id of the account that this registration created, with its password. */
  madeId?: number
  /** Entered fields of the person. */
  person?: PersonFields
  /** Persons of the register that were shown as candidates. */
  offered?: number[]
  /** Possible candidates that were offered once; they are not offered again. */
  passedOver?: number[]
  /** Person that this registration added. */
  personId?: number
  /** Person of the register whose mailbox a mailed link verified. */
  provenId?: number
  /** Account whose owner is asked about persons of the register, and these persons. */
  question?: { accountId: number; personIds: number[] }
  /** Chosen candidate whose mailbox is not verified yet. */
  chosenId?: number
  /** Mailbox that a mailed link has verified. */
  provenEmail?: string
  /** Account that gets a new password in this registration by a mailed link. */
  passwordOf?: number
  /** Account of a mailed link that was opened while another account was signed in. */
  otherAccount?: number
  /** Messages that were sent to the editors. */
  told?: string[]
  /**
   * Language of the page that a mailed link led to. The language is stored, because the window for a new password
   * removes it from the address.
   */
  language?: Language
}

/** Pending registrations; only a hash of each cookie is stored. */
export const registrationsTable = pgTable('registrations', {
  tokenHash: text('token_hash').primaryKey(),
  state: jsonb().$type<RegistrationState>().notNull(),
  /** Session of the registration; null for a visitor's. The database deletes a registration with its session. */
  sessionHash: text('session_hash').references(() => sessionsTable.tokenHash, { onDelete: 'cascade' }),
  expires: timestamp({ withTimezone: true }).notNull(),
})
