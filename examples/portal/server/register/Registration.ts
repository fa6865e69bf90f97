import { and, eq, gt, lt, notExists, sql, type SQL } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountsTable } from '../accounts/accountsTable'
import { sessionsTable } from '../accounts/SessionStore'
import { accountTokensTable, hashToken, makeToken } from '../accounts/AccountTokens'
import { config } from '../config'
import { timeFromNow } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'
import { clearCookie, portalCookies, readCookie, setCookie } from '../http/portalCookies'
import { writeTogether } from '../idempotency/keyedDatabase'
import type { PortalParts } from '../Portal'
import type { PersonFields } from '../persons/PersonFields'
import { personsTable } from '../persons/personsTable'
import { PersonStore } from '../persons/PersonStore'
import { registerLinksTable } from '../registerLogin/RegisterLinks'
import type { RegistrationState } from './RegistrationState'

/** Registrations under way; only a hash of each cookie is kept. */
export const registrationsTable = pgTable('registrations', {
  tokenHash: text('token_hash').primaryKey(),
  state: jsonb().$type<RegistrationState>().notNull(),
  /** The session that it belongs to; null for a visitor's. The database deletes it with its session. */
  sessionHash: text('session_hash').references(() => sessionsTable.tokenHash, { onDelete: 'cascade' }),
  expires: timestamp({ withTimezone: true }).notNull(),
})

/** Removes unfinished accounts and unproved persons, with their claims, after their life ends; those that a mailed link can still finish stay. */
export async function sweepUnfinished(db: PortalDatabase): Promise<void> {
  const oldest = timeFromNow(-config.unfinished.life)
  const openLink = (table: typeof registerLinksTable | typeof accountTokensTable) =>
    db
      .select({ id: table.accountId })
      .from(table)
      .where(and(eq(table.accountId, accountsTable.id), gt(table.expires, timeFromNow())))
  // Not as parameters: the plans must know that the indexes of these few fit.
  await db
    .delete(accountsTable)
    .where(
      and(
        sql`${accountsTable.state} = 'unfinished'`,
        lt(accountsTable.created, oldest),
        notExists(openLink(registerLinksTable)),
        notExists(openLink(accountTokensTable)),
      ),
    )
  const account = db
    .select({ id: accountsTable.id })
    .from(accountsTable)
    .where(eq(accountsTable.personId, personsTable.id))
  await db
    .delete(personsTable)
    .where(and(sql`${personsTable.isUnproved}`, lt(personsTable.created, oldest), notExists(account)))
}

/** The database, and the sessions that registrations belong to. */
type RegistrationParts = Pick<PortalParts, 'db' | 'accounts'>

/**
 * The registration that a browser has in progress, known by a cookie of its own that no script can read; its data stays on the server. It belongs to
 * the session in which it began: after a log-in or a log-out it can't be read.
 */
export class Registration {
  private constructor(
    private readonly parts: RegistrationParts,
    private readonly reply: FastifyReply,
    private token: string | undefined,
    private remembered: RegistrationState,
  ) {}

  /** The registration of a request; one that is unknown, too old or of another session begins anew. */
  static async of(parts: RegistrationParts, request: FastifyRequest, reply: FastifyReply): Promise<Registration> {
    const token = readCookie(request, portalCookies.registration)
    if (!token) return new Registration(parts, reply, undefined, {})
    const isThis = and(
      eq(registrationsTable.tokenHash, hashToken(token)),
      gt(registrationsTable.expires, timeFromNow()),
      isOf(parts, request),
    )
    const [row] = await parts.db.select().from(registrationsTable).where(isThis)
    return new Registration(parts, reply, row && token, row?.state ?? {})
  }

  private get db(): PortalDatabase {
    return this.parts.db
  }

  /** What is remembered. */
  get state(): Readonly<RegistrationState> {
    return this.remembered
  }

  /** What a token mailed for this registration is marked with, or null when nothing has been remembered yet. */
  get hash(): string | null {
    return this.token === undefined ? null : hashToken(this.token)
  }

  /** Remembers more, or with undefined forgets it. The cookie of one who has none yet is made here, never taken over from the request. What another call remembers at the same moment stays. */
  async remember(
    changes: Partial<{ [Name in keyof RegistrationState]: RegistrationState[Name] | undefined }>,
  ): Promise<void> {
    this.remembered = withoutEmpty({ ...this.remembered, ...changes })
    if (this.token === undefined) return this.begin()
    const added = sql`${registrationsTable.state} || ${JSON.stringify(changes)}::jsonb`
    const forgotten = Object.entries(changes).filter(([, value]) => value === undefined)
    const state = forgotten.reduce((left, [name]) => sql`(${left}) - ${name}::text`, added)
    await this.db
      .update(registrationsTable)
      .set({ state })
      .where(eq(registrationsTable.tokenHash, hashToken(this.token)))
  }

  /**
   * Goes on with the registration that began with this very person a moment ago, where there is one: its answer was lost, and with it its cookie.
   * Whoever comes with that one's cookie begins anew. What a person says of herself others may know: one that has been given rights, or has gone further, is not gone on with.
   */
  async resume(person: PersonFields): Promise<void> {
    if (this.token !== undefined) return
    const { state } = registrationsTable
    const hasOnlyBegun = sql`${state} - ${sql.raw(BEGUN.map(name => `'${name}'`).join(' - '))} = '{}'::jsonb`
    await this.goOnWith(
      and(
        eq(sql`${state} -> 'offered'`, sql`'[]'::jsonb`),
        hasOnlyBegun,
        eq(sql`${state} -> 'person'`, sql`${JSON.stringify(person)}::jsonb`),
      ),
    )
  }

  /**
   * Adds the person that was entered, or changes the one that this registration has added already, unless an account has her: two calls at once add one.
   * Answers her id. Throws when nothing has been entered.
   */
  async storePerson(): Promise<number> {
    const { person, personId } = this.remembered
    if (person === undefined || this.token === undefined) throw new Error('There is no person to keep.')
    const isThis = eq(registrationsTable.tokenHash, hashToken(this.token))
    const id = await this.db.transaction(async tx => {
      const persons = new PersonStore(tx)
      const [row] = await tx.select().from(registrationsTable).where(isThis).for('update')
      const known = row?.state.personId ?? personId
      // An account that has her by now is not this registration's to change.
      const present = known === undefined || (await persons.isTaken(known)) ? undefined : known
      if (present !== undefined) await persons.change(present, person)
      const kept = present ?? (await persons.add(person, { isUnproved: true }))
      await tx
        .update(registrationsTable)
        .set({ state: { ...(row?.state ?? this.remembered), personId: kept } })
        .where(isThis)
      return kept
    })
    this.remembered = { ...this.remembered, personId: id }
    return id
  }

  /** Tells what this registration has not told yet, and remembers it, both or neither: two calls at once, or one whose answer was lost, and its cookie with it, tell once. What is told says of whom. */
  async tellOnce(what: string, tell: () => Promise<void>): Promise<void> {
    if (this.token === undefined) await this.goOnWith(eq(registrationsTable.state, { told: [what] }))
    if (this.token === undefined) await this.begin()
    const isThis = eq(registrationsTable.tokenHash, this.hash ?? '')
    await writeTogether(this.db, async () => {
      const [row] = await this.db.select().from(registrationsTable).where(isThis).for('update')
      const state = row?.state ?? this.remembered
      const told = state.told ?? []
      if (told.includes(what)) return
      await tell()
      this.remembered = { ...state, told: [...told, what] }
      await this.db.update(registrationsTable).set({ state: this.remembered }).where(isThis)
    })
  }

  /**
   * Goes on under a new cookie that only this browser has: for a registration that has just been given rights. What was typed before is forgotten,
   * unless it is known that whoever has got the rights typed it: somebody else may have used this browser.
   */
  async renew(changes: RegistrationState, { isTypedByOwner = false } = {}): Promise<void> {
    const former = this.token
    this.token = undefined
    if (!isTypedByOwner) this.remembered = {}
    await this.remember(changes)
    if (former !== undefined)
      await this.db.delete(registrationsTable).where(eq(registrationsTable.tokenHash, hashToken(former)))
  }

  /** Ends the registration and takes its cookie away. */
  async end(): Promise<void> {
    if (this.token !== undefined)
      await this.db.delete(registrationsTable).where(eq(registrationsTable.tokenHash, hashToken(this.token)))
    this.token = undefined
    this.remembered = {}
    clearCookie(this.reply, portalCookies.registration)
  }

  /** Goes on with the registration that began a moment ago and is that one, under a new cookie, where there is one. */
  private async goOnWith(isThat: SQL | undefined): Promise<void> {
    const { seconds, repeatedWithin } = config.registerFrame
    const [row] = await this.db
      .delete(registrationsTable)
      .where(
        and(
          gt(registrationsTable.expires, timeFromNow(seconds * 1000 - repeatedWithin)),
          isOf(this.parts, this.reply.request),
          isThat,
        ),
      )
      .returning({ state: registrationsTable.state })
    if (row) await this.remember(row.state)
  }

  private async begin(): Promise<void> {
    this.token = makeToken()
    await this.db.delete(registrationsTable).where(lt(registrationsTable.expires, timeFromNow()))
    await this.db.insert(registrationsTable).values({
      tokenHash: hashToken(this.token),
      state: this.remembered,
      sessionHash: sessionOf(this.parts, this.reply.request),
      expires: timeFromNow(config.registerFrame.seconds * 1000),
    })
    setCookie(this.reply, portalCookies.registration, this.token, { maxAge: config.registerFrame.seconds })
  }
}

/** The hash of the request's session as the database has it, null without one that is good. */
function sessionOf({ accounts }: RegistrationParts, request: FastifyRequest): SQL<string> {
  return sql`(select ${sessionsTable.tokenHash} from ${sessionsTable} where ${sessionsTable.tokenHash} = ${accounts.tokenHash(request)} and ${sessionsTable.expires} > now())`
}

function isOf(parts: RegistrationParts, request: FastifyRequest): SQL {
  return sql`${registrationsTable.sessionHash} is not distinct from ${sessionOf(parts, request)}`
}

/** What a registration remembers that has but said who the person is. */
const BEGUN = [
  'person',
  'personId',
  'offered',
  'passedOver',
  'language',
] as const satisfies readonly (keyof RegistrationState)[]

function withoutEmpty(state: {
  [Name in keyof RegistrationState]: RegistrationState[Name] | undefined
}): RegistrationState {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined))
}
