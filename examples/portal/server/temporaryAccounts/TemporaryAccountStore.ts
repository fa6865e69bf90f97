import { randomBytes } from 'node:crypto'
import { and, eq, gte, isNull, lt } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'
import { hashToken } from '../accounts/AccountTokens'
import { givenName } from '../accounts/publicName'
import { config } from '../config'
import { timeFromNow } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'
import { type MoveSummary, planMove } from './planMove'

/** Additional fields that an account got from a temporary one, besides the name. */
const accountProfilesTable = pgTable('account_profiles', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accountsTable.id, { onDelete: 'cascade' }),
  gender: integer(),
  taccountTypeId: integer('taccount_type_id'),
  artistname: text().notNull().default(''),
  aliasname: text().notNull().default(''),
  existmail: text().notNull().default(''),
})

/**
 * Accounts of people who did not register. Everybody with the id can change an account, so only a hash of the id is
 * stored.
 */
export const temporaryAccountsTable = pgTable('temporary_accounts', {
  tokenHash: text('token_hash').primaryKey(),
  gender: integer(),
  taccountTypeId: integer('taccount_type_id'),
  firstname: text().notNull().default(''),
  surname: text().notNull().default(''),
  artistname: text().notNull().default(''),
  aliasname: text().notNull().default(''),
  existmail: text().notNull().default(''),
  /** Account into which the temporary account was moved; this happens once. */
  movedTo: integer('moved_to').references(() => accountsTable.id, { onDelete: 'set null' }),
  moved: timestamp({ withTimezone: true }),
  created: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

type TemporaryRow = typeof temporaryAccountsTable.$inferSelect
/** Fields of the form of a temporary account. */
export type TemporaryFields = Pick<
  TemporaryRow,
  'gender' | 'taccountTypeId' | 'firstname' | 'surname' | 'artistname' | 'aliasname' | 'existmail'
>

/** Temporary accounts by their unguessable ids. */
export class TemporaryAccountStore {
  constructor(private readonly db: PortalDatabase) {}

  /** Removes temporary accounts after their lifetime. */
  async sweep(): Promise<void> {
    await this.db.delete(temporaryAccountsTable).where(lt(temporaryAccountsTable.created, oldest()))
  }

  /** Creates an empty temporary account and returns its id. */
  async create(): Promise<string> {
    const id = randomBytes(24).toString('base64url')
    await this.db.insert(temporaryAccountsTable).values({ tokenHash: hashToken(id) })
    return id
  }

  /** Returns the temporary account with that id; null if there is none, or if it was moved or has expired. */
  async find(id: string): Promise<TemporaryFields | null> {
    const [row] = await this.db.select().from(temporaryAccountsTable).where(this.isOpen(id))
    return row ?? null
  }

  /** Saves the entered fields; returns false if the temporary account does not exist, was moved, or has expired. */
  async update(id: string, fields: TemporaryFields): Promise<boolean> {
    const rows = await this.db
      .update(temporaryAccountsTable)
      .set(fields)
      .where(this.isOpen(id))
      .returning({ movedTo: temporaryAccountsTable.movedTo })
    return rows.length > 0
  }

  /** Returns the effect of moving a temporary account into an account; null if there is nothing to move. */
  async summary(id: string, accountId: number): Promise<MoveSummary | null> {
    const row = await this.find(id)
    return row && plan(this.db, row, accountId)
  }

  /**
   * Moves a temporary account into an account, all or nothing and only once. Returns null if there is nothing to move.
   * A repeated call for the same account returns an empty summary.
   */
  async move(id: string, accountId: number): Promise<MoveSummary | null> {
    return this.db.transaction(async tx => {
      const [row] = await tx
        .update(temporaryAccountsTable)
        .set({ movedTo: accountId, moved: timeFromNow() })
        .where(this.isOpen(id))
        .returning()
      if (!row) {
        const [mine] = await tx
          .select()
          .from(temporaryAccountsTable)
          .where(
            and(eq(temporaryAccountsTable.tokenHash, hashToken(id)), eq(temporaryAccountsTable.movedTo, accountId)),
          )
        return mine ? { moves: [], conflicts: [] } : null
      }
      // The lock makes simultaneous moves run one after another, so that the second one sees the values of the first.
      await tx.insert(accountProfilesTable).values({ accountId }).onConflictDoNothing()
      await tx.select().from(accountProfilesTable).where(eq(accountProfilesTable.accountId, accountId)).for('update')
      const summary = await plan(tx, row, accountId)
      const {
        taccount_type_id: taccountTypeId,
        firstname,
        surname,
        ...profile
      } = Object.fromEntries(summary.moves.map(({ field, value }) => [field, value]))
      const name = {
        ...(firstname !== undefined && { firstname: String(firstname) }),
        // A surname moves only into an account without a name. The part of the e-mail in its `firstname` must not
        // become part of the name.
        ...(surname !== undefined && { firstname: String(firstname ?? ''), surname: String(surname) }),
      }
      if (Object.keys(name).length > 0) await tx.update(accountsTable).set(name).where(eq(accountsTable.id, accountId))
      const rest = { ...profile, ...(taccountTypeId !== undefined && { taccountTypeId: Number(taccountTypeId) }) }
      if (Object.keys(rest).length > 0)
        await tx.update(accountProfilesTable).set(rest).where(eq(accountProfilesTable.accountId, accountId))
      return summary
    })
  }

  private isOpen(id: string) {
    return and(
      eq(temporaryAccountsTable.tokenHash, hashToken(id)),
      isNull(temporaryAccountsTable.moved),
      gte(temporaryAccountsTable.created, oldest()),
    )
  }
}

/** Temporary accounts that were created before this time have expired. */
const oldest = () => timeFromNow(-config.temporaryAccount.life)

async function plan(db: PortalDatabase, row: TemporaryFields, accountId: number): Promise<MoveSummary> {
  const [account] = await db
    .select({ firstname: accountsTable.firstname, surname: accountsTable.surname })
    .from(accountsTable)
    .where(eq(accountsTable.id, accountId))
  const [profile] = await db.select().from(accountProfilesTable).where(eq(accountProfilesTable.accountId, accountId))
  const named = ({
    gender,
    taccountTypeId,
    artistname,
    aliasname,
    existmail,
  }: Omit<TemporaryFields, 'firstname' | 'surname'>) => ({
    gender,
    taccount_type_id: taccountTypeId,
    artistname,
    aliasname,
    existmail,
  })
  const none = { gender: null, taccountTypeId: null, artistname: '', aliasname: '', existmail: '' }
  return planMove(
    { firstname: row.firstname, surname: row.surname, ...named(row) },
    { ...givenName(account ?? { firstname: '', surname: '' }), ...named(profile ?? none) },
  )
}
