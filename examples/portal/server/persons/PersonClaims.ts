import { eq } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { AccountStore } from '../accounts/AccountStore'
import type { AccountRow } from '../accounts/accountsTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { writeTogether } from '../idempotency/keyedDatabase'
import { personsTable } from './personsTable'

/**
 * Claims to be a person of the register. The editors can confirm a claim. The claimant can also confirm it, with a link
 * mailed to the address in the register.
 */
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

/** Stores claims to persons of the register, and settles those that need no editor. */
export class PersonClaims {
  constructor(private readonly db: PortalDatabase) {}

  /**
   * Stores a claim and runs `tell`, both or neither. Replaces the claimant's earlier claim.
   * @param tell informs the editors; its database changes belong to the same transaction. It also runs for a claim
   *   that is already stored, because an equal, simultaneous request may have stored it.
   */
  async add(
    claim: { personId: number; claimantId: number; doubletText: string; infoText: string },
    tell: () => Promise<void>,
  ): Promise<void> {
    await writeTogether(this.db, async () => {
      await this.db
        .insert(personClaimsTable)
        .values(claim)
        .onConflictDoUpdate({ target: personClaimsTable.claimantId, set: claim })
      await tell()
    })
  }

  /**
   * Links an account with a verified address to the person that its registration claimed. Does so only if the person
   * has the same address and no account. Then deletes the person `claimantId`, who was entered with the registration.
   * Returns true if the account now has the claimed person.
   */
  async settle({ id: accountId }: AccountRow, claimantId: number): Promise<boolean> {
    return this.db.transaction(async tx => {
      const { id, firstname, surname, city } = personsTable
      const [claimed] = await tx
        .select({ id, firstname, surname, city })
        .from(personClaimsTable)
        .innerJoin(personsTable, eq(id, personClaimsTable.personId))
        .where(eq(personClaimsTable.claimantId, claimantId))
      if (!claimed || !(await new AccountStore(tx).linkPerson(accountId, claimed))) return false
      await tx.delete(personsTable).where(eq(id, claimantId))
      return true
    })
  }
}
