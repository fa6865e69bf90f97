import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DemoAccount, SessionAccount } from './accounts/accountsTable'
import type { ArticleService } from './articles/ArticleService'
import type { BlogStore } from './blog/BlogStore'
import type { EditorService } from './editor/EditorService'
import type { EventService } from './events/EventService'
import type { FilmService } from './films/FilmService'
import type { MailService } from './mail/MailService'
import type { OtherAccount } from './register/OtherAccount'
import type { PersonQuestion } from './register/PersonQuestion'
import type { LinkVisits } from './registerLogin/LinkVisits'
import type { StageService } from './stage/StageService'
import type { Picture } from './pictures/Picture'

/** Everything that the portal's pages get from the server. */
export interface PortalServices {
  /** The account that the request's session cookie stands for, or null. */
  session(request: FastifyRequest): Promise<SessionAccount | null>
  /** A mark of the request's session, '' for a visitor; see AccountService. */
  sessionMark(request: FastifyRequest): Promise<string>
  /**
   * Signs in: sets a new session cookie on the reply and ends the session that the request came with.
   * Null when account and password do not fit. Throws RequestError 429 (with Retry-After) after too many attempts.
   */
  signIn(reply: FastifyReply, account: string, password: string): Promise<SessionAccount | null>
  /** Ends the request's session and removes its cookie. */
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** When the sessions of the account that is signed in began, the newest first. Throws RequestError 403 without one. */
  listSessions(request: FastifyRequest): Promise<{ begun: Date; isCurrent: boolean }[]>
  /** Ends the account's other sessions. Throws RequestError 403 if nobody is signed in. */
  signOutElsewhere(reply: FastifyReply): Promise<void>
  /** The nonce that this reply's Content-Security-Policy allows for script and style elements. */
  cspNonce(reply: FastifyReply): string
  /** The seeded accounts with their passwords, for the demo's sign-in page. */
  demoAccounts(): DemoAccount[]
  /** The roles that vouchers gave an account. */
  roles(accountId: number): Promise<string[]>
  mail: MailService
  /** Handles visits by mailed links. */
  links: LinkVisits
  /** Which person of the register belongs to the account that is signed in. */
  personQuestion: PersonQuestion
  /** Which account is meant, where a link belongs to another than the one that is signed in. */
  otherAccount: OtherAccount
  editor: EditorService
  blog: BlogStore
  films: FilmService
  articles: ArticleService
  events: EventService
  stage: StageService
  pictures: {
    /** An account's pictures, newest first; `limit` is a number of pictures (default 36, at most 1000). */
    listBy(accountId: number, limit?: number): Promise<Picture[]>
  }
}
