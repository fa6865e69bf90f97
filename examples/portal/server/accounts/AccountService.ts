import type { FastifyReply, FastifyRequest } from 'fastify'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { notSignedIn, RequestError } from '../http/RequestError'
import type { AttemptStore } from '../limits/AttemptStore'
import { checkPassword } from './checkPassword'
import { endAccess } from './endAccess'
import { hashToken } from './AccountTokens'
import { type AccountRow, type SessionAccount, toSessionAccount } from './accountsTable'
import { SessionStore } from './SessionStore'
import { SignInGate } from './SignInGate'

/** Who a request is signed in as, signing in and signing out. */
export class AccountService {
  private readonly sessions: SessionStore
  private readonly gate: SignInGate
  private readonly found = new WeakMap<FastifyRequest, Promise<SessionAccount | null>>()

  constructor(
    private readonly db: PortalDatabase,
    attempts: AttemptStore,
  ) {
    this.gate = new SignInGate(attempts)
    this.sessions = new SessionStore(db)
  }

  /** The account of the request's session, or null; looked up once a request. */
  current(request: FastifyRequest): Promise<SessionAccount | null> {
    const known = this.found.get(request)
    if (known) return known
    const token = request.cookies[config.session.cookie]
    const account = token ? this.sessions.find(token) : Promise.resolve(null)
    this.found.set(request, account)
    return account
  }

  /** What the request's session is stored as, for a query that looks the account up on its way; '' without a session cookie. */
  tokenHash(request: FastifyRequest): string {
    const token = request.cookies[config.session.cookie]
    return token ? hashToken(token) : ''
  }

  /** The account of the request's session. Throws RequestError 403 'Please log in' when there is none. */
  async require(request: FastifyRequest): Promise<SessionAccount> {
    const account = await this.current(request)
    if (!account) throw notSignedIn()
    return account
  }

  /** Signs in with a fresh session; null when account and password do not fit, or the account is unfinished. Throws RequestError 400 or 429. */
  async signIn(reply: FastifyReply, account: string, password: string): Promise<SessionAccount | null> {
    const found = await this.tryPassword(reply.request, account, password)
    return found?.state === 'active' ? this.enter(reply, found) : null
  }

  /** The account, unfinished or not, if the password is right, else null. Throws RequestError 400 or, after too many attempts, 429. */
  async tryPassword(request: FastifyRequest, account: string, password: string): Promise<AccountRow | null> {
    if (account.length > 254 || password.length > 1000 || account.includes('\0')) {
      throw new RequestError(400, 'The account or the password is longer than any account has.')
    }
    await this.gate.enter(account, request.ip)
    const found = await checkPassword(this.db, account.trim(), password)
    if (found) await this.gate.passed(account, request.ip)
    return found
  }

  /** Begins a fresh session and ends the one that the request came with. It lasts for weeks if it `stays`, else until the browser is closed, for hours at most. */
  async enter(reply: FastifyReply, row: AccountRow, { stays = true } = {}): Promise<SessionAccount> {
    const { request } = reply
    const former = request.cookies[config.session.cookie]
    if (former) await this.sessions.end(former)
    const token = await this.sessions.begin(row.id, stays ? config.session.seconds : config.session.visitSeconds)
    reply.setCookie(config.session.cookie, token, {
      ...cookieOptions(request),
      ...(stays && { maxAge: config.session.seconds }),
    })
    const account = toSessionAccount(row)
    this.found.set(request, Promise.resolve(account))
    return account
  }

  /** Ends every session of an account, wherever it is signed in, and every link and token that acts for it. */
  async endAccess(accountId: number): Promise<void> {
    await endAccess(this.db, accountId)
  }

  /** Ends the request's session and removes its cookie. */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = request.cookies[config.session.cookie]
    if (token) await this.sessions.end(token)
    this.found.delete(request)
    reply.clearCookie(config.session.cookie, cookieOptions(request))
  }
}

function cookieOptions(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
}
