import { and, eq, ne, or, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { type AccountRow, accountsTable } from '../accounts/accountsTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { writeTogether } from '../idempotency/keyedDatabase'
import { personsTable } from './personsTable'

/** Who says of a person of the register that it is them; the editors decide, or a mail to the person's own address does. */
const personClaimsTable = pgTable('person_claims', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  personId: integer('person_id')
    .notNull()
    .references(() => personsTable.id, { onDelete: 'cascade' }),
  claimantId: integer('claimant_id')
    .notNull()
    .references(() => personsTable.id, { onDelete: 'cascade' }),
  doubletText: text('doublet_text').notNull(),
  infoText: text('info_text').notNull(),
  created: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Keeps who claims to be a person of the register, and settles what can be settled without the editors. */
export class PersonClaims {
  constructor(private readonly db: PortalDatabase) {}

  /**
   * Notes a claim and tells of it, both or neither; a claimant's earlier one is replaced. The same claim again, as when its answer was lost, is told once.
   * @param tell whatever it does to the database belongs to the claim
   */
  async add(
    claim: { personId: number; claimantId: number; doubletText: string; infoText: string },
    tell: () => Promise<void>,
  ): Promise<void> {
    const { claimantId: _claimantId, ...changes } = claim
    const { claimantId, personId, doubletText, infoText } = personClaimsTable
    const isOther = or(
      ne(personId, changes.personId),
      ne(doubletText, changes.doubletText),
      ne(infoText, changes.infoText),
    )
    await writeTogether(this.db, async () => {
      // Of two at the same moment the second waits here, and finds the first.
      const noted = await this.db
        .insert(personClaimsTable)
        .values(claim)
        .onConflictDoUpdate({ target: claimantId, set: changes, setWhere: isOther })
        .returning({ id: personClaimsTable.id })
      if (noted.length > 0) await tell()
    })
  }

  /**
   * Gives an account whose address is proved the person that it claimed, if that is the person's address too and she has no account.
   * What the account had entered as a new person goes.
   */
  async settle({ id: accountId, account, personId: claimantId }: AccountRow): Promise<void> {
    if (claimantId === null) return
    await this.db.transaction(async tx => {
      const [claim] = await tx
        .select({ personId: personsTable.id, owner: accountsTable.id })
        .from(personClaimsTable)
        .innerJoin(personsTable, eq(personsTable.id, personClaimsTable.personId))
        .leftJoin(accountsTable, eq(accountsTable.personId, personsTable.id))
        .where(
          and(
            eq(personClaimsTable.claimantId, claimantId),
            eq(sql`lower(${personsTable.email})`, account.toLowerCase()),
          ),
        )
      if (!claim || claim.owner !== null) return
      await tx.update(accountsTable).set({ personId: claim.personId }).where(eq(accountsTable.id, accountId))
      await tx.delete(personsTable).where(eq(personsTable.id, claimantId))
    })
  }
}
