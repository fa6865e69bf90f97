import { and, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionsTable } from '../accounts/SessionStore'
import { hashToken, makeToken } from '../accounts/AccountTokens'
import { config } from '../config'
import { timeFromNow } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'
import { clearCookie, portalCookies, readCookie, setCookie } from '../http/portalCookies'
import { writeTogether } from '../idempotency/keyedDatabase'
import type { PortalParts } from '../Portal'
import type { PersonFields } from '../persons/PersonFields'
import { PersonStore } from '../persons/PersonStore'
import { registrationsTable, type RegistrationState } from './registrationsTable'

/** The database, and the sessions that registrations belong to. */
type RegistrationParts = Pick<PortalParts, 'db' | 'accounts'>

/**
 * A browser's pending registration, identified by a cookie that no script can read. The data stays on the server. The
 * registration belongs to the session in which it began: after a log-in or log-out it can't be read.
 */
export class Registration {
  private constructor(
    private readonly parts: RegistrationParts,
    private readonly reply: FastifyReply,
    private token: string | undefined,
    private remembered: RegistrationState,
  ) {}

  /**
   * Returns the registration of a request. Returns a new one if the request has none, or if its registration is
   * unknown, too old or of another session.
   */
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

  /** Returns the stored state. */
  get state(): Readonly<RegistrationState> {
    return this.remembered
  }

  /** Returns the hash of the registration's cookie, stored with its mailed tokens; null if nothing is stored yet. */
  get hash(): string | null {
    return this.token === undefined ? null : hashToken(this.token)
  }

  /**
   * Stores changes; undefined deletes a value. A new registration gets a cookie made here, never one from the request.
   * Does not overwrite other values that a simultaneous call stores.
   */
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
   * If the request has no registration, continues one that began with exactly this person at most `repeatedWithin` ms
   * ago. The response with its cookie was probably lost. The old cookie becomes invalid: a later request with it begins
   * a new registration. A registration that has rights, or has reached a later window, is never resumed, because others
   * may know a person's data.
   */
  async resume(person: PersonFields): Promise<void> {
    if (this.token !== undefined) return
    const { state } = registrationsTable
    const hasOnlyBegun = sql`${state} - ${sql.raw(BEGUN.map(name => `'${name}'`).join(' - '))} = '{}'::jsonb`
    await this.continueWith(
      and(
        eq(sql`${state} -> 'offered'`, sql`'[]'::jsonb`),
        hasOnlyBegun,
        eq(sql`${state} -> 'person'`, sql`${JSON.stringify(person)}::jsonb`),
      ),
    )
  }

  /**
   * Adds the entered person. If this registration has already added a person whom no finished account has, changes that
   * person instead. Two simultaneous calls add one person. Returns the person's id. Throws if no person was entered.
   */
  async storePerson(): Promise<number> {
    const { person, personId } = this.remembered
    if (person === undefined || this.token === undefined) throw new Error('There is no person to store.')
    const isThis = eq(registrationsTable.tokenHash, hashToken(this.token))
    const id = await this.db.transaction(async tx => {
      const persons = new PersonStore(tx)
      const [row] = await tx.select().from(registrationsTable).where(isThis).for('update')
      const known = row?.state.personId ?? personId
      // If the person belongs to an account by now, this registration must not change the person.
      const present = known === undefined || (await persons.isTaken(known)) ? undefined : known
      if (present !== undefined) await persons.change(present, person)
      const storedId = present ?? (await persons.add(person, { isUnproved: true }))
      await tx
        .update(registrationsTable)
        .set({ state: { ...(row?.state ?? this.remembered), personId: storedId } })
        .where(isThis)
      return storedId
    })
    this.remembered = { ...this.remembered, personId: id }
    return id
  }

  /**
   * Sends a message that this registration has not sent yet and records it, both or neither. Two simultaneous calls, or
   * a repeated one after a lost response, send it once. `what` identifies the message and its person.
   */
  async notifyOnce(what: string, tell: () => Promise<void>): Promise<void> {
    if (this.token === undefined) await this.continueWith(eq(registrationsTable.state, { told: [what] }))
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
   * Gives the registration a new cookie that only this browser has, because the registration has just got rights, such
   * as to set a password. Deletes earlier entries unless the owner of the rights typed them, because another person may
   * have used this browser.
   */
  async renew(changes: RegistrationState, { isTypedByOwner = false } = {}): Promise<void> {
    const former = this.token
    this.token = undefined
    if (!isTypedByOwner) this.remembered = {}
    await this.remember(changes)
    if (former !== undefined)
      await this.db.delete(registrationsTable).where(eq(registrationsTable.tokenHash, hashToken(former)))
  }

  /** Ends the registration and removes its cookie. */
  async end(): Promise<void> {
    if (this.token !== undefined)
      await this.db.delete(registrationsTable).where(eq(registrationsTable.tokenHash, hashToken(this.token)))
    this.token = undefined
    this.remembered = {}
    clearCookie(this.reply, portalCookies.registration)
  }

  /**
   * If a matching registration of the request's session began at most `repeatedWithin` ms ago, continues it under a new
   * cookie.
   */
  private async continueWith(isThat: SQL | undefined): Promise<void> {
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

/** Returns SQL for the hash of the request's session; its value is null without a valid session. */
function sessionOf({ accounts }: RegistrationParts, request: FastifyRequest): SQL<string> {
  return sql`(select ${sessionsTable.tokenHash} from ${sessionsTable} where ${sessionsTable.tokenHash} = ${accounts.tokenHash(request)} and ${sessionsTable.expires} > now())`
}

function isOf(parts: RegistrationParts, request: FastifyRequest): SQL {
  return sql`${registrationsTable.sessionHash} is not distinct from ${sessionOf(parts, request)}`
}

/** Entries of the state that a registration may have if `resume` continues it. */
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
