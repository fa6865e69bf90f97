import { and, eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { accountsTable } from '../accounts/accountsTable'
import type { PortalParts } from '../Portal'
import { PasswordPermit } from './PasswordPermit'
import { RegisterLinks } from './RegisterLinks'

/** What the portal does when somebody comes by a mailed link; each answers the page that the link leads to in the end, or null when it is not good any more. */
export class LinkVisits {
  private readonly links: RegisterLinks

  constructor(private readonly parts: Pick<PortalParts, 'db' | 'accounts'>) {
    this.links = new RegisterLinks(parts.db)
  }

  /** Whether a confirmation link is good. It is not used up: mail programs open links before people do. */
  async canConfirm(token: string): Promise<{ account: string; page: string } | null> {
    return this.links.peek(token, 'confirm')
  }

  /**
   * Uses a confirmation link up: the account gets the password and the name of that attempt, and its owner is signed in. An account that was finished
   * another way meanwhile keeps its own: the attempt may have been a stranger's.
   */
  async confirm(reply: FastifyReply, token: string): Promise<string | null> {
    const link = await this.links.redeem(token, 'confirm')
    if (link === null) return null
    const { passwordHash, firstname, surname } = link
    const [row] = await this.parts.db
      .update(accountsTable)
      .set({
        state: 'active',
        ...(passwordHash !== null && { passwordHash }),
        ...(firstname !== null && { firstname }),
        ...(surname !== null && { surname }),
      })
      .where(and(eq(accountsTable.id, link.accountId), eq(accountsTable.state, 'unfinished')))
      .returning()
    if (!row) return null
    await this.parts.accounts.endAccess('accountConfirmed', row.id, reply)
    await this.parts.accounts.enter(reply, row)
    return link.page
  }

  /** Lets the browser of the reply set a new password. The link is used up by the new password, not by opening it. */
  async openPassword(reply: FastifyReply, token: string): Promise<string | null> {
    const link = await this.links.peek(token, 'password')
    if (link) new PasswordPermit(this.links).keep(reply, token)
    return link?.page ?? null
  }
}
