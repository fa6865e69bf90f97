import { and, arrayOverlaps, asc, eq, inArray, sql } from 'drizzle-orm'
import { accountsTable } from '../accounts/accountsTable'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { colognePhonetics, nameParts } from './names/nameSimilarity'
import { longName } from './names/shortNames'
import { type PersonFields, toPersonFields } from './PersonFields'
import { type PersonRow, personsTable } from './personsTable'
import { scoreDoublet } from './scoreDoublet'

/** Converts a person's fields to their stored form. */
function toPersonRow({ city_id, ...fields }: PersonFields): typeof personsTable.$inferInsert {
  return { ...fields, cityId: city_id === '' ? null : Number(city_id), matchKeys: matchKeys(fields) }
}

/**
 * Returns the keys for finding similar persons. A key has two parts. The first is the sound of one part of the surname.
 * The second is the birthday, or the sound or initial of one part of the first name. Two sounds are sorted, so that
 * exchanged names match. Persons without a common key never match.
 */
export function matchKeys({
  firstname,
  surname,
  birthday,
}: Pick<PersonFields, 'firstname' | 'surname' | 'birthday'>): string[] {
  const firstnames = nameParts(firstname)
  const keys = new Set<string>()
  for (const part of nameParts(surname)) {
    const sound = colognePhonetics(part)
    for (const first of firstnames) {
      keys.add([soundOf(part), soundOf(first)].sort().join('+'))
      keys.add(`${sound}/${first.slice(0, 1)}`)
    }
    if (birthday !== '') keys.add(`${sound}@${birthday.replace(/\D/g, '')}`)
  }
  return [...keys]
}

function soundOf(part: string): string {
  return colognePhonetics(longName(part))
}

/**
 * Persons of the register who are very probably (`high`) or possibly the described person. The likeliest come first.
 */
interface Doublets {
  high: PersonRow[]
  possible: PersonRow[]
}

/** Finds, adds and changes persons of the register. */
export class PersonStore {
  constructor(private readonly db: PortalDatabase) {}

  /** Returns the person with that id, or null. */
  async get(id: number): Promise<PersonRow | null> {
    const [row] = await this.db.select().from(personsTable).where(eq(personsTable.id, id))
    return row ?? null
  }

  /**
   * Adds a person and returns its id. `isUnproved` is true for a person entered in a registration; withEmail leaves
   * this person out.
   */
  async add(fields: PersonFields, { isUnproved = false } = {}): Promise<number> {
    const [row] = await this.db
      .insert(personsTable)
      .values({ ...toPersonRow(fields), isUnproved })
      .returning({ id: personsTable.id })
    if (!row) throw new Error('The database returned no row for an insert.')
    return row.id
  }

  /** Changes the fields of a person. */
  async change(id: number, fields: PersonFields): Promise<void> {
    await this.db.update(personsTable).set(toPersonRow(fields)).where(eq(personsTable.id, id))
  }

  /**
   * True when the person belongs to a finished account; then only that account may change the person. Locks the person
   * until the transaction ends, so that no account gets the person meanwhile.
   */
  async isTaken(id: number): Promise<boolean> {
    await this.db.select({ id: personsTable.id }).from(personsTable).where(eq(personsTable.id, id)).for('no key update')
    const rows = await this.db
      .select({ id: accountsTable.id })
      .from(accountsTable)
      .where(and(eq(accountsTable.personId, id), eq(accountsTable.state, 'active')))
    return rows.length > 0
  }

  /** Returns the persons of the register who may be the same as the described person. */
  async findDoublets(fields: PersonFields): Promise<Doublets> {
    const { highScore, possibleScore, shown, compared } = config.doublets
    const rows = await this.db
      .select()
      .from(personsTable)
      .where(arrayOverlaps(personsTable.matchKeys, matchKeys(fields)))
      // Orders by an expression. For the id itself, the planner would read all persons in the order of its index.
      .orderBy(sql`${personsTable.id} + 0`)
      .limit(compared)
    const scored = rows
      .map(row => ({ row, score: scoreDoublet(fields, toPersonFields(row)) }))
      .sort((a, b) => b.score - a.score)
    const within = (from: number, to: number) =>
      scored
        .filter(({ score }) => score >= from && score < to)
        .slice(0, shown)
        .map(({ row }) => row)
    return { high: within(highScore, Infinity), possible: within(possibleScore, highScore) }
  }

  /**
   * Returns the persons with that address and without an account, at most `doublets.shown`. Leaves out unverified
   * persons, because anybody may have entered them.
   */
  async withEmail(email: string): Promise<PersonRow[]> {
    const rows = await this.db
      .select()
      .from(personsTable)
      // The second condition lets the planner use the index, which contains only persons with an address.
      .where(
        and(
          eq(sql`lower(${personsTable.email})`, email.toLowerCase()),
          sql`${personsTable.email} <> ''`,
          eq(personsTable.isUnproved, false),
        ),
      )
      .orderBy(asc(personsTable.id))
    const ids = rows.map(({ id }) => id)
    // A separate query, because for a join the planner would overestimate the number of persons with one address and
    // read all accounts.
    const taken =
      ids.length > 0
        ? await this.db
            .select({ personId: accountsTable.personId })
            .from(accountsTable)
            .where(inArray(accountsTable.personId, ids))
        : []
    const hasAccount = new Set(taken.map(({ personId }) => personId))
    return rows.filter(({ id }) => !hasAccount.has(id)).slice(0, config.doublets.shown)
  }
}
