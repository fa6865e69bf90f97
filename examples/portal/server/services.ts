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

/** Services of the server for the portal's pages. */
export interface PortalServices {
  /** Returns the account of the request's session cookie, or null. */
  session(request: FastifyRequest): Promise<SessionAccount | null>
  /** Returns the identifier of the request's session, '' for a visitor; see AccountService.mark. */
  sessionMark(request: FastifyRequest): Promise<string>
  /**
   * Signs in: sets a new session cookie on the reply and ends the request's previous session. Returns null if the
   * account or the password is wrong, or if the account is unfinished. Throws the errors of AccountService.signIn, such
   * as RequestError 429 (with Retry-After) after too many attempts.
   */
  signIn(reply: FastifyReply, account: string, password: string): Promise<SessionAccount | null>
  /** Ends the request's session with everything that belongs to it, and removes its cookies. */
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /**
   * Returns the times at which the current account's sessions began, newest first. Throws RequestError 403 if nobody is
   * signed in.
   */
  listSessions(request: FastifyRequest): Promise<{ begun: Date; isCurrent: boolean }[]>
  /** Ends the account's other sessions. Throws RequestError 403 if nobody is signed in. */
  signOutElsewhere(reply: FastifyReply): Promise<void>
  /** Returns the nonce that this reply's Content-Security-Policy allows for script and style elements. */
  cspNonce(reply: FastifyReply): string
  /** Returns the seeded accounts with their passwords, for the demo's sign-in page. */
  demoAccounts(): DemoAccount[]
  /** Returns the roles that an account got by vouchers. */
  roles(accountId: number): Promise<string[]>
  mail: MailService
  /** Handles visits by mailed links. */
  links: LinkVisits
  /** Asks which person of the register belongs to the current account. */
  personQuestion: PersonQuestion
  /** Asks which account to use if a link belongs to another account than the current one. */
  otherAccount: OtherAccount
  editor: EditorService
  blog: BlogStore
  films: FilmService
  articles: ArticleService
  events: EventService
  stage: StageService
  pictures: {
    /** Returns an account's pictures, newest first; `limit` is a number of pictures (default 36, at most 1000). */
    listBy(accountId: number, limit?: number): Promise<Picture[]>
  }
}
