import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { FastifyReply } from 'fastify'
import type { PortalDatabase } from '../database/PortalDatabase'
import { clearCookie, type PortalCookie, portalCookies, readCookie } from '../http/portalCookies'
import { registrationsTable } from '../register/registrationsTable'
import { registerLinksTable } from '../registerLogin/RegisterLinks'
import { temporaryAccountsTable } from '../temporaryAccounts/TemporaryAccountStore'
import { accountTokensTable, hashToken } from './AccountTokens'
import { sessionsTable } from './SessionStore'
import { sessionTokensTable } from './SessionTokens'

/** Events that end access. */
export type AccessEvent = 'logIn' | 'logOut' | 'logOutElsewhere' | 'newPassword' | 'accountConfirmed'

/**
 * Whose access an event ends: that of the current session (`session`), that of the account's other sessions
 * (`elsewhere`), that of everybody who can use the account (`account`), or nobody's (`nothing`).
 */
type Extent = 'session' | 'elsewhere' | 'account' | 'nothing'

/** The account and session whose access ends. `reply` is missing if no browser gets a response. */
interface AccessSubject {
  accountId: number
  /** Hash of the session's token; '' without a session. */
  sessionHash: string
  reply?: FastifyReply
}

/** A kind of access: its meaning, its storage, and the events that end it. */
interface AccessKind {
  what: string
  table?: PgTable
  /** Conditions that select the rows to delete, by extent. */
  rows?: Partial<Record<Exclude<Extent, 'nothing'>, (subject: AccessSubject) => SQL | undefined>>
  /** Cookie that gives the browser this access. */
  cookie?: PortalCookie
  /**
   * Prefix of this access's keys in the tab's sessionStorage. If the session has changed, `forgetDrafts.js` removes the
   * keys on the next page.
   */
  tabStorage?: string
  ends: Readonly<Record<AccessEvent, Extent>>
}

const sessionsOf = (accountId: number) =>
  sql`(select ${sessionsTable.tokenHash} from ${sessionsTable} where ${sessionsTable.accountId} = ${accountId})`

/**
 * Selects the registrations of an account's sessions, and those that may set its password. With the array and the
 * union, PostgreSQL finds the rows by indexes. With `or`, it would read the whole table.
 */
const isRegistrationOf = (accountId: number) => {
  const { tokenHash, sessionHash, state } = registrationsTable
  return sql`${tokenHash} = any(array(
    select ${tokenHash} from ${registrationsTable} where ${sessionHash} in ${sessionsOf(accountId)}
    union all select ${tokenHash} from ${registrationsTable} where ${state} ->> 'passwordOf' = ${String(accountId)}))`
}

const everywhere: AccessKind['ends'] = {
  logIn: 'session',
  logOut: 'session',
  logOutElsewhere: 'elsewhere',
  newPassword: 'account',
  accountConfirmed: 'nothing',
}

const mailed: AccessKind['ends'] = {
  logIn: 'nothing',
  logOut: 'nothing',
  logOutElsewhere: 'nothing',
  newPassword: 'account',
  accountConfirmed: 'account',
}

/**
 * Every kind of access to an account, and the extent to which each event ends it. A log-in ends the browser's previous
 * session. SessionStore also ends the account's least recently used sessions beyond the limit.
 */
export const accessTable = {
  session: {
    what: 'acts for the account in one browser',
    table: sessionsTable,
    rows: {
      session: ({ sessionHash }) => eq(sessionsTable.tokenHash, sessionHash),
      elsewhere: ({ accountId, sessionHash }) =>
        and(eq(sessionsTable.accountId, accountId), ne(sessionsTable.tokenHash, sessionHash)),
      account: ({ accountId }) => eq(sessionsTable.accountId, accountId),
    },
    cookie: portalCookies.session,
    ends: everywhere,
  },
  sessionToken: {
    what: 'lets the editor or the expert mode act for a session',
    table: sessionTokensTable,
    rows: {
      session: ({ sessionHash }) => eq(sessionTokensTable.sessionHash, sessionHash),
      elsewhere: ({ accountId, sessionHash }) =>
        and(
          inArray(sessionTokensTable.sessionHash, sessionsOf(accountId)),
          ne(sessionTokensTable.sessionHash, sessionHash),
        ),
      account: ({ accountId }) => inArray(sessionTokensTable.sessionHash, sessionsOf(accountId)),
    },
    ends: everywhere,
  },
  registration: {
    what: 'is a registration in progress, with the data typed in it and the mailboxes proved',
    table: registrationsTable,
    rows: {
      session: ({ sessionHash, reply }) =>
        or(
          eq(registrationsTable.sessionHash, sessionHash),
          eq(
            registrationsTable.tokenHash,
            hashToken((reply && readCookie(reply.request, portalCookies.registration)) ?? ''),
          ),
        ),
      elsewhere: ({ accountId, sessionHash }) =>
        and(
          inArray(registrationsTable.sessionHash, sessionsOf(accountId)),
          ne(registrationsTable.sessionHash, sessionHash),
        ),
      account: ({ accountId }) => isRegistrationOf(accountId),
    },
    cookie: portalCookies.registration,
    ends: everywhere,
  },
  formDraft: {
    what: 'stores text typed into a form in the tab, for the session in which it was typed',
    tabStorage: 'foyer.unfinished.',
    ends: everywhere,
  },
  layerLink: {
    what: 'is a mailed link of the layers: confirms an account, or sets its password',
    table: registerLinksTable,
    rows: { account: ({ accountId }) => eq(registerLinksTable.accountId, accountId) },
    ends: mailed,
  },
  passwordPermit: {
    what: 'stores an opened link to a new password in the browser',
    cookie: portalCookies.passwordPermit,
    ends: { ...everywhere, logOutElsewhere: 'nothing' },
  },
  newAccountMark: {
    what: 'marks the browser in which a new account was begun; the link confirms name and password only there',
    cookie: portalCookies.newAccountMark,
    ends: { ...everywhere, logOutElsewhere: 'nothing', newPassword: 'session' },
  },
  frameToken: {
    what: 'is a mailed link of the frame windows: finishes an account, sets its password, or proves a person’s mailbox',
    table: accountTokensTable,
    rows: { account: ({ accountId }) => eq(accountTokensTable.accountId, accountId) },
    ends: mailed,
  },
  temporaryAccount: {
    what: 'stores the data of a visitor without an account; the browser keeps the id until the data moves into an account',
    table: temporaryAccountsTable,
    ends: {
      logIn: 'nothing',
      logOut: 'nothing',
      logOutElsewhere: 'nothing',
      newPassword: 'nothing',
      accountConfirmed: 'nothing',
    },
  },
} satisfies Record<string, AccessKind>

/** Ends all access that the table lists for an event: deletes rows in one transaction, then removes the cookies. */
export async function endAccess(db: PortalDatabase, event: AccessEvent, subject: AccessSubject): Promise<void> {
  const ended = Object.values<AccessKind>(accessTable).filter(({ ends }) => ends[event] !== 'nothing')
  await db.transaction(async tx => {
    // Sessions are deleted last, because the conditions for other tables read the sessions.
    for (const { table, rows = {}, ends } of ended.toReversed()) {
      const extent = ends[event]
      const isEnded = extent === 'nothing' ? undefined : rows[extent]?.(subject)
      if (table && isEnded) await tx.delete(table).where(isEnded)
    }
  })
  const { reply } = subject
  if (!reply) return
  for (const { cookie, ends } of ended) {
    if (cookie && ends[event] !== 'elsewhere') clearCookie(reply, cookie)
  }
}
