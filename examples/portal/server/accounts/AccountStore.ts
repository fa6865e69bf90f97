import { hash, verify } from '@node-rs/argon2'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import { type PersonRow, personsTable } from '../persons/personsTable'
import { type AccountRow, accountsTable } from './accountsTable'

/** Hashes a password with argon2id, with the package's recommended settings. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/**
 * Fields of a new account. Its first name is the part of the e-mail before the @ until the account gets a name, for
 * example from a linked person.
 */
interface NewAccount {
  account: string
  password: string
  state: AccountRow['state']
}

/** Creates and changes accounts. */
export class AccountStore {
  constructor(private readonly db: PortalDatabase) {}

  /** Returns the account with that e-mail or account name, or null. */
  find(account: string): Promise<AccountRow | null> {
    return findAccount(this.db, account)
  }

  /** Returns the account with that id, or null. */
  async get(id: number): Promise<AccountRow | null> {
    const [row] = await this.db.select().from(accountsTable).where(eq(accountsTable.id, id))
    return row ?? null
  }

  /** Returns the account of a person, or null. */
  async ofPerson(personId: number): Promise<AccountRow | null> {
    const [row] = await this.db.select().from(accountsTable).where(eq(accountsTable.personId, personId))
    return row ?? null
  }

  /** Creates an account. Returns null, after the same time, if the e-mail or account name exists already. */
  async add({ account, password, state }: NewAccount): Promise<AccountRow | null> {
    const passwordHash = await hashPassword(password)
    const [row] = await this.db
      .insert(accountsTable)
      .values({ account, passwordHash, state, firstname: account.split('@')[0] ?? account, surname: '' })
      .onConflictDoNothing()
      .returning()
    return row ?? null
  }

  /** Makes an account active after its owner has verified the e-mail address; null if there is no such account. */
  async finish(id: number): Promise<AccountRow | null> {
    const [row] = await this.db
      .update(accountsTable)
      .set({ state: 'active' })
      .where(eq(accountsTable.id, id))
      .returning()
    return row ?? null
  }

  /**
   * Sets an account's password, which also finishes an unfinished account. Returns null if there is no such account.
   * `isOther` is true if the password differs from the previous one. If two simultaneous calls set the same password,
   * `isOther` is true only for the first call.
   */
  async setPassword(id: number, password: string): Promise<{ row: AccountRow; isOther: boolean } | null> {
    const passwordHash = await hashPassword(password)
    for (let present = await this.get(id); present; present = await this.get(id)) {
      const isOther = !(await verify(present.passwordHash, password))
      const isStill = and(eq(accountsTable.id, id), eq(accountsTable.passwordHash, present.passwordHash))
      const [row] = await this.db
        .update(accountsTable)
        .set({ passwordHash, state: 'active' })
        .where(isStill)
        .returning()
      if (row) return { row, isOther }
    }
    return null
  }

  /**
   * Links a person to the account and copies the name. Returns false if the account is unfinished, or if the account or
   * the person is already linked. Also returns false if the person's e-mail is not the account's, or if the person's
   * name or city has changed.
   */
  async linkPerson(
    id: number,
    { id: personId, firstname, surname, city }: Pick<PersonRow, 'id' | 'firstname' | 'surname' | 'city'>,
  ): Promise<boolean> {
    const isAsGiven = and(
      eq(personsTable.id, personId),
      eq(personsTable.firstname, firstname),
      eq(personsTable.surname, surname),
      eq(personsTable.city, city),
    )
    return this.db.transaction(async tx => {
      await lockAccount(tx, id)
      // The lock keeps registrations from changing the person before it is linked.
      const [person] = await tx
        .select({ email: personsTable.email })
        .from(personsTable)
        .where(isAsGiven)
        .for('no key update')
      if (!person) return false
      const rows = await tx
        .update(accountsTable)
        .set({ personId, firstname, surname })
        .where(
          and(
            eq(accountsTable.id, id),
            eq(accountsTable.state, 'active'),
            isNull(accountsTable.personId),
            eq(sql`lower(${accountsTable.account})`, person.email.toLowerCase()),
            sql`not exists (select 1 from accounts other where other.person_id = ${personId})`,
          ),
        )
        .returning({ id: accountsTable.id })
      return rows.length > 0
    })
  }
}

/**
 * Returns the account with that e-mail or account name, or null. Ignores case, because no two accounts differ in case
 * only.
 */
export async function findAccount(db: PortalDatabase, account: string): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(accountsTable)
    .where(eq(sql`lower(${accountsTable.account})`, account.trim().toLowerCase()))
  return row ?? null
}

/**
 * Locks an account until the transaction ends, so that simultaneous requests cannot exceed a limit of the account
 * together.
 */
export async function lockAccount(tx: PortalDatabase, accountId: number): Promise<void> {
  await tx
    .select({ id: accountsTable.id })
    .from(accountsTable)
    .where(eq(accountsTable.id, accountId))
    .for('no key update')
}
