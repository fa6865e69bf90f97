import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, or } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { config } from '../config'
import { timeFromNow } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'
import { personsTable } from '../persons/personsTable'
import { accountsTable } from './accountsTable'

/** Tokens of mailed links; only a hash of each is stored. */
export const accountTokensTable = pgTable('account_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text().$type<TokenPurpose>().notNull(),
  accountId: integer('account_id').references(() => accountsTable.id, { onDelete: 'cascade' }),
  personId: integer('person_id').references(() => personsTable.id, { onDelete: 'cascade' }),
  /**
   * Address to which a person's link was mailed. Opening the link proves only that the visitor reads the mails to this
   * address. The person's address may have changed since then.
   */
  email: text(),
  /** Hash of the token of the registration for which the link was mailed. */
  registrationHash: text('registration_hash'),
  expires: timestamp({ withTimezone: true }).notNull(),
})

/**
 * Purpose of a mailed link: set a new password, finish an account, or prove that the visitor reads the mailbox of a
 * person in the register.
 */
type TokenPurpose = 'password' | 'registration' | 'person'

/** Returns the stored form of a token. A reader of the database cannot use the stored form in place of the token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Returns a random token for addresses and cookies; the portal stores its hash. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

type TokenRow = typeof accountTokensTable.$inferSelect
/** The account or person of a token, and its purpose. */
type TokenSubject = Pick<TokenRow, 'purpose'> &
  Partial<Pick<TokenRow, 'accountId' | 'personId' | 'email' | 'registrationHash'>>

/**
 * Tokens for mailed links. Each is valid once and for a limited time. An account or person has only one valid
 * token of each purpose, the newest.
 */
export class AccountTokens {
  constructor(private readonly db: PortalDatabase) {}

  /** Creates a token; earlier ones with the same purpose for the same account or person become invalid. */
  async issue({
    purpose,
    accountId = null,
    personId = null,
    email = null,
    registrationHash = null,
  }: TokenSubject): Promise<string> {
    const token = makeToken()
    const table = accountTokensTable
    const isSame = and(
      eq(table.purpose, purpose),
      accountId === null ? eq(table.personId, personId ?? 0) : eq(table.accountId, accountId),
    )
    await this.db.delete(table).where(or(lt(table.expires, timeFromNow()), isSame))
    await this.db.insert(table).values({
      tokenHash: hashToken(token),
      purpose,
      accountId,
      personId,
      email,
      registrationHash,
      expires: timeFromNow(config.token.life),
    })
    return token
  }

  /**
   * Moves an account's registration token to another registration if the token is unused and at most `within` ms old.
   * Returns true if the token was moved.
   */
  async transfer(accountId: number, registrationHash: string | null, within: number): Promise<boolean> {
    const { accountId: owner, purpose, expires, tokenHash } = accountTokensTable
    const isFresh = gt(expires, timeFromNow(config.token.life - within))
    const rows = await this.db
      .update(accountTokensTable)
      .set({ registrationHash })
      .where(and(eq(owner, accountId), eq(purpose, 'registration'), isFresh))
      .returning({ tokenHash })
    return rows.length > 0
  }

  /** Uses up a token and returns its account or person; null if the token is unknown, used or too old. */
  async take(token: string): Promise<TokenRow | null> {
    const [row] = await this.db
      .delete(accountTokensTable)
      .where(and(eq(accountTokensTable.tokenHash, hashToken(token)), gt(accountTokensTable.expires, timeFromNow())))
      .returning()
    return row ?? null
  }
}
