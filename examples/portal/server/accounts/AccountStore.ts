import { hash, verify } from '@node-rs/argon2'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import { type AccountRow, accountsTable } from './accountsTable'

/** Hashes a password with argon2id, at the strength that the package recommends. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Fields of a new account. The part of the e-mail before the @ stands for the name until somebody proves one. */
interface NewAccount {
  account: string
  password: string
  state: AccountRow['state']
}

/** Makes accounts and changes them. */
export class AccountStore {
  constructor(private readonly db: PortalDatabase) {}

  /** The account of that e-mail or name, or null. */
  find(account: string): Promise<AccountRow | null> {
    return findAccount(this.db, account)
  }

  /** The account of that id, or null. */
  async get(id: number): Promise<AccountRow | null> {
    const [row] = await this.db.select().from(accountsTable).where(eq(accountsTable.id, id))
    return row ?? null
  }

  /** The account of a person, or null. */
  async ofPerson(personId: number): Promise<AccountRow | null> {
    const [row] = await this.db.select().from(accountsTable).where(eq(accountsTable.personId, personId))
    return row ?? null
  }

  /** Makes an account; null when there is one of that name, which takes as long. */
  async add({ account, password, state }: NewAccount): Promise<AccountRow | null> {
    const passwordHash = await hashPassword(password)
    const [row] = await this.db
      .insert(accountsTable)
      .values({ account, passwordHash, state, firstname: account.split('@')[0] ?? account, surname: '' })
      .onConflictDoNothing()
      .returning()
    return row ?? null
  }

  /** Finishes an account: its address has proved to be its owner's. */
  async finish(id: number): Promise<AccountRow | null> {
    const [row] = await this.db
      .update(accountsTable)
      .set({ state: 'active' })
      .where(eq(accountsTable.id, id))
      .returning()
    return row ?? null
  }

  /**
   * Gives an account a password; one that was unfinished is finished by it. Answers whether it is another one than before: of two calls at once that bring
   * the same, the first.
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
   * Makes a person the account's, with her name. Returns false if her e-mail is not the account's own, which is proved, if the account has a
   * person already, or the person an account.
   */
  async linkPerson(id: number, person: { id: number; firstname: string; surname: string }): Promise<boolean> {
    const isFree = sql`not exists (select 1 from accounts other where other.person_id = ${person.id})`
    const hasItsMailbox = sql`exists (select 1 from persons where persons.id = ${person.id} and lower(persons.email) = lower(${accountsTable.account}))`
    const rows = await this.db
      .update(accountsTable)
      .set({ personId: person.id, firstname: person.firstname, surname: person.surname })
      .where(
        and(
          eq(accountsTable.id, id),
          eq(accountsTable.state, 'active'),
          isNull(accountsTable.personId),
          isFree,
          hasItsMailbox,
        ),
      )
      .returning({ id: accountsTable.id })
    return rows.length > 0
  }
}

/** The account of that e-mail or name, or null. Capitals don't count: no two accounts differ in them alone. */
export async function findAccount(db: PortalDatabase, account: string): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(accountsTable)
    .where(eq(sql`lower(${accountsTable.account})`, account.trim().toLowerCase()))
  return row ?? null
}
