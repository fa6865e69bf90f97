import type { FastifyReply, FastifyRequest } from 'fastify'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { portalCookies, readCookie, setCookie } from '../http/portalCookies'
import { notSignedIn, RequestError } from '../http/RequestError'
import type { AttemptStore } from '../limits/AttemptStore'
import { checkPassword } from './checkPassword'
import { type AccessEvent, endAccess } from './accessTable'
import { hashToken } from './AccountTokens'
import { type AccountRow, type SessionAccount, toSessionAccount } from './accountsTable'
import { logFailedLogIn, SignInGate } from './SignInGate'
import { SessionStore } from './SessionStore'

const MARK_LENGTH = 16

/** Finds the account of a request; signs in and out. */
export class AccountService {
  private readonly sessions: SessionStore
  private readonly gate: SignInGate
  private readonly found = new WeakMap<FastifyRequest, Promise<SessionAccount | null>>()
  private readonly begun = new WeakMap<FastifyRequest, string>()

  constructor(
    private readonly db: PortalDatabase,
    attempts: AttemptStore,
  ) {
    this.gate = new SignInGate(attempts)
    this.sessions = new SessionStore(db)
  }

  /** Returns the account of the request's session, or null; one look-up per request. */
  current(request: FastifyRequest): Promise<SessionAccount | null> {
    const known = this.found.get(request)
    if (known) return known
    const token = readCookie(request, portalCookies.session)
    const account = token ? this.sessions.find(token) : Promise.resolve(null)
    this.found.set(request, account)
    return account
  }

  /**
   * Returns the hash of the request's session token, also if this request has begun the session; '' without a token.
   * Does not check if the session is still valid.
   */
  tokenHash(request: FastifyRequest): string {
    // After a log-out, '' replaces the cookie that the request still has.
    const token = this.begun.get(request) ?? readCookie(request, portalCookies.session)
    return token ? hashToken(token) : ''
  }

  /**
   * Returns an identifier that differs between sessions and reveals nothing; '' for a visitor. Pages compare the
   * identifier with a stored one, and delete text typed in another session.
   */
  async mark(request: FastifyRequest): Promise<string> {
    return (await this.current(request)) ? hashToken(this.tokenHash(request)).slice(0, MARK_LENGTH) : ''
  }

  /** Returns the account of the request's session. Throws RequestError 403 'Please log in' if there is none. */
  async require(request: FastifyRequest): Promise<SessionAccount> {
    const account = await this.current(request)
    if (!account) throw notSignedIn()
    return account
  }

  /**
   * Signs in with a new session. Returns null if the account or the password is wrong, or if the account is unfinished.
   * Throws the errors of tryPassword and enter.
   */
  async signIn(reply: FastifyReply, account: string, password: string): Promise<SessionAccount | null> {
    const found = await this.tryPassword(reply.request, account, password)
    return found?.state === 'active' ? this.enter(reply, found) : null
  }

  /**
   * Returns the account, even an unfinished one, if the password is right, otherwise null. Throws RequestError 400 if
   * the account or the password is too long, or if the account contains NUL. Throws 429 after too many attempts.
   */
  async tryPassword(request: FastifyRequest, account: string, password: string): Promise<AccountRow | null> {
    if (account.length > 254 || password.length > 1000 || account.includes('\0')) {
      throw new RequestError(400, 'The account or the password is too long, or the account contains a NUL character.')
    }
    try {
      await this.gate.enter(account, request.ip)
    } catch (error) {
      if (error instanceof RequestError) logFailedLogIn(request, account, { isRefused: true })
      throw error
    }
    const found = await checkPassword(this.db, account.trim(), password)
    if (found) await this.gate.passed(account, request.ip)
    else logFailedLogIn(request, account)
    return found
  }

  /**
   * Begins a new session. Ends the access that accessTable lists for a log-in, such as the request's previous session.
   * The new session lasts two weeks at most with `stays`, otherwise until the browser closes, at most 12 hours. Throws
   * RequestError 403 if the account's password has changed since the row was read.
   */
  async enter(reply: FastifyReply, row: AccountRow, { stays = true } = {}): Promise<SessionAccount> {
    const { request } = reply
    await endAccess(this.db, 'logIn', { accountId: row.id, sessionHash: this.tokenHash(request), reply })
    const token = await this.sessions.begin(row, stays ? config.session.seconds : config.session.visitSeconds)
    if (token === null) throw notSignedIn()
    this.begun.set(request, token)
    setCookie(reply, portalCookies.session, token, stays ? { maxAge: config.session.seconds } : {})
    const account = toSessionAccount(row)
    this.found.set(request, Promise.resolve(account))
    return account
  }

  /** Ends the access that accessTable lists for an event of an account. */
  async endAccess(event: AccessEvent, accountId: number, reply: FastifyReply): Promise<void> {
    await endAccess(this.db, event, { accountId, sessionHash: this.tokenHash(reply.request), reply })
  }

  /** Returns the times at which the account's sessions began, newest first, and marks the request's own session. */
  async listSessions(request: FastifyRequest): Promise<{ begun: Date; isCurrent: boolean }[]> {
    const sessions = await this.sessions.list((await this.require(request)).Id)
    const current = this.tokenHash(request)
    return sessions.map(({ tokenHash, begun }) => ({ begun, isCurrent: tokenHash === current }))
  }

  /** Ends every other session of the current account, with everything that belongs to it. */
  async signOutElsewhere(reply: FastifyReply): Promise<void> {
    await this.endAccess('logOutElsewhere', (await this.require(reply.request)).Id, reply)
  }

  /** Ends the request's session with everything that belongs to it, and removes its cookies. */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.endAccess('logOut', (await this.current(request))?.Id ?? 0, reply)
    this.found.set(request, Promise.resolve(null))
    this.begun.set(request, '')
  }
}
