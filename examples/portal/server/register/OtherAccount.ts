import type { FastifyReply, FastifyRequest } from 'fastify'
import { AccountStore } from '../accounts/AccountStore'
import type { PortalParts } from '../Portal'
import type { Language } from '../registerLogin/LayerCall'
import { Registration } from './Registration'

/** Page that asks which account to use; see OtherAccount. */
export const OTHER_ACCOUNT_PAGE = '/register/account'

/**
 * Lets a signed-in person who opened another account's mailed link choose between the two accounts. The page shows the
 * names of both accounts; most are e-mail addresses.
 */
export class OtherAccount {
  private readonly accounts: AccountStore

  constructor(private readonly parts: Pick<PortalParts, 'db' | 'accounts'>) {
    this.accounts = new AccountStore(parts.db)
  }

  /**
   * Returns the current account, the account of the link, and the language of the page where the link was opened.
   * Returns null if there is nothing to ask.
   */
  async read(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ current: string; other: string; language: Language } | null> {
    const found = await this.find(request, reply)
    if (!found) return null
    const { session, other, registration } = found
    return { current: session.account, other: other.account, language: registration.state.language ?? 'de' }
  }

  /**
   * Logs out and lets the browser set the password of the link's account. Returns false if there is nothing to choose.
   */
  async choose(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const found = await this.find(request, reply)
    if (!found) return false
    const { other, registration } = found
    const { language } = registration.state
    await this.parts.accounts.signOut(request, reply)
    await registration.renew({ account: other.account, passwordOf: other.id, ...(language && { language }) })
    return true
  }

  private async find(request: FastifyRequest, reply: FastifyReply) {
    const session = await this.parts.accounts.current(request)
    const registration = await Registration.of(this.parts, request, reply)
    const { otherAccount } = registration.state
    const other = otherAccount === undefined ? null : await this.accounts.get(otherAccount)
    return session && other ? { session, other, registration } : null
  }
}
