import { and, arrayOverlaps, asc, eq, inArray, sql } from 'drizzle-orm'
import { accountsTable } from '../accounts/accountsTable'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { matchKeys } from './matchKeys'
import type { PersonFields } from './PersonFields'
import type { PersonRow } from './PersonRow'
import { personsTable } from './personsTable'
import { scoreDoublet } from './scoreDoublet'
import { toPersonFields } from './toPersonFields'
import { toPersonRow } from './toPersonRow'

/** The persons that may be the one who registers, the likeliest first. */
interface Doublets {
  high: PersonRow[]
  possible: PersonRow[]
}

/** Finds, adds and changes persons of the register. */
export class PersonStore {
  constructor(private readonly db: PortalDatabase) {}

  /** The person of that id, or null. */
  async get(id: number): Promise<PersonRow | null> {
    const [row] = await this.db.select().from(personsTable).where(eq(personsTable.id, id))
    return row ?? null
  }

  /** Adds a person and answers her id. One that a visitor entered is unproved: nobody gets her by her e-mail. */
  async add(fields: PersonFields, { isUnproved = false } = {}): Promise<number> {
    const [row] = await this.db.insert(personsTable).values({ ...toPersonRow(fields), isUnproved }).returning({ id: personsTable.id })
    if (!row) throw new Error('The database answered an insert without its row.')
    return row.id
  }

  /** Changes what a person says about herself. */
  async change(id: number, fields: PersonFields): Promise<void> {
    await this.db.update(personsTable).set(toPersonRow(fields)).where(eq(personsTable.id, id))
  }

  /** Whether an account that is finished has the person: then only who is logged in with it changes her. */
  async isTaken(id: number): Promise<boolean> {
    const rows = await this.db.select({ id: accountsTable.id }).from(accountsTable).where(and(eq(accountsTable.personId, id), eq(accountsTable.state, 'active')))
    return rows.length > 0
  }

  /** Who in the register may be the person described. */
  async findDoublets(fields: PersonFields): Promise<Doublets> {
    const { highScore, possibleScore, shown, compared } = config.doublets
    const rows = await this.db
      .select()
      .from(personsTable)
      .where(arrayOverlaps(personsTable.matchKeys, matchKeys(fields)))
      // Not by the id itself: in the order of its index the plan would go through everybody.
      .orderBy(sql`${personsTable.id} + 0`)
      .limit(compared)
    const scored = rows.map(row => ({ row, score: scoreDoublet(fields, toPersonFields(row)) })).sort((a, b) => b.score - a.score)
    const within = (from: number, to: number) => scored.filter(({ score }) => score >= from && score < to).slice(0, shown).map(({ row }) => row)
    return { high: within(highScore, Infinity), possible: within(possibleScore, highScore) }
  }

  /** The persons with that address whom no account belongs to, but for those that anybody may have entered. */
  async withEmail(email: string): Promise<PersonRow[]> {
    const rows = await this.db
      .select()
      .from(personsTable)
      // The index has only those with an address, which the plan must be told.
      .where(and(eq(sql`lower(${personsTable.email})`, email.toLowerCase()), sql`${personsTable.email} <> ''`, eq(personsTable.isUnproved, false)))
      .orderBy(asc(personsTable.id))
    const ids = rows.map(({ id }) => id)
    // Not joined above: the plan would take those with one address for many and read all accounts.
    const taken = ids.length > 0 ? await this.db.select({ personId: accountsTable.personId }).from(accountsTable).where(inArray(accountsTable.personId, ids)) : []
    const hasAccount = new Set(taken.map(({ personId }) => personId))
    return rows.filter(({ id }) => !hasAccount.has(id)).slice(0, config.doublets.shown)
  }
}
