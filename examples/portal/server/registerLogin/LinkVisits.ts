import { and, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountsTable } from '../accounts/accountsTable'
import { hashToken } from '../accounts/AccountTokens'
import { config } from '../config'
import { portalCookies, readCookie, setCookie } from '../http/portalCookies'
import type { PortalParts } from '../Portal'
import { type OpenLink, RegisterLinks } from './RegisterLinks'

/** Target of a mailed link: a page of the portal, and the layer that opens there. */
interface LinkVisit {
  page: string
  layer: 'confirm' | 'password'
}

/** Handles visits by mailed links. Methods return null if the link is no longer valid. */
export class LinkVisits {
  private readonly links: RegisterLinks

  constructor(private readonly parts: Pick<PortalParts, 'db' | 'accounts'>) {
    this.links = new RegisterLinks(parts.db)
  }

  /**
   * Returns the account and page of a confirmation link. `isOwnBrowser` is true if the link was requested in this
   * browser. Does not use up the link, because mail programs open links before people do.
   */
  async canConfirm(
    request: FastifyRequest,
    token: string,
  ): Promise<{ account: string; page: string; isOwnBrowser: boolean } | null> {
    const link = await this.links.peek(token, 'confirm')
    return link && { account: link.account, page: link.page, isOwnBrowser: isOwnBrowser(request, link) }
  }

  /**
   * Uses up a confirmation link. In the browser that requested the link, the account gets the password and the name
   * entered there, and the owner is signed in. In any other browser, the entered password and name are not used,
   * because a stranger may have entered them. The owner then chooses a password. Returns null if the account was
   * finished in another way, and leaves the account unchanged.
   */
  async confirm(reply: FastifyReply, token: string): Promise<LinkVisit | null> {
    const link = await this.links.redeem(token, 'confirm')
    if (link === null) return null
    const { passwordHash, firstname, surname, accountId, page } = link
    const isUnfinished = and(eq(accountsTable.id, accountId), eq(accountsTable.state, 'unfinished'))
    if (!isOwnBrowser(reply.request, link)) {
      const [row] = await this.parts.db.select({ id: accountsTable.id }).from(accountsTable).where(isUnfinished)
      if (!row) return null
      await this.parts.accounts.signOut(reply.request, reply)
      new PasswordPermit(this.links).store(reply, await this.links.issue({ purpose: 'password', accountId, page }))
      return { page, layer: 'password' }
    }
    const [row] = await this.parts.db
      .update(accountsTable)
      .set({
        state: 'active',
        ...(passwordHash !== null && { passwordHash }),
        ...(firstname !== null && { firstname }),
        ...(surname !== null && { surname }),
      })
      .where(isUnfinished)
      .returning()
    if (!row) return null
    await this.parts.accounts.endAccess('accountConfirmed', row.id, reply)
    await this.parts.accounts.enter(reply, row)
    return { page, layer: 'confirm' }
  }

  /**
   * Returns the current account and the account of a link to a new password. Returns null if both are the same, or if
   * one is missing.
   */
  async otherAccount(request: FastifyRequest, token: string): Promise<{ current: string; other: string } | null> {
    const [link, session] = [await this.links.peek(token, 'password'), await this.parts.accounts.current(request)]
    return link && session && session.Id !== link.accountId ? { current: session.account, other: link.account } : null
  }

  /**
   * Lets the browser of the reply set a new password for the link's account. If another account is logged in there,
   * logs out that account. The link stays valid until the password is set.
   */
  async openPassword(reply: FastifyReply, token: string): Promise<LinkVisit | null> {
    const link = await this.links.peek(token, 'password')
    if (link === null) return null
    if (await this.otherAccount(reply.request, token)) await this.parts.accounts.signOut(reply.request, reply)
    new PasswordPermit(this.links).store(reply, token)
    return { page: link.page, layer: 'password' }
  }
}

function isOwnBrowser(request: FastifyRequest, { browserHash }: { browserHash: string | null }): boolean {
  const mark = readCookie(request, portalCookies.newAccountMark)
  return mark !== undefined && hashToken(mark) === browserHash
}

const { linkLife } = config.register

/**
 * Reads and sets the cookie of a browser that has opened a mailed link to a new password. The cookie allows setting the
 * password. Scripts cannot read the cookie.
 */
export class PasswordPermit {
  constructor(private readonly links: RegisterLinks) {}

  /** Returns the link that the request's browser has opened, with its token; null if there is no valid link. */
  async read(request: FastifyRequest): Promise<(OpenLink & { token: string }) | null> {
    const token = readCookie(request, portalCookies.passwordPermit)
    const link = token ? await this.links.peek(token, 'password') : null
    return token && link ? { ...link, token } : null
  }

  /** Stores a link's token in the browser. */
  store(reply: FastifyReply, token: string): void {
    setCookie(reply, portalCookies.passwordPermit, token, { sameSite: 'strict', maxAge: linkLife.password / 1000 })
  }
}
