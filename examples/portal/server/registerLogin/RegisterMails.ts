import type { FastifyRequest } from 'fastify'
import type { AccountRow } from '../accounts/accountsTable'
import { ownAddress } from '../http/isOwnRequest'
import type { PortalParts } from '../Portal'
import { fillText, type Language } from './LayerCall'
import { RegisterLinks } from './RegisterLinks'
import { registerTexts } from './texts/registerTexts'

/**
 * Recipient of a mail. A mail contains no name of a person, because anybody can enter one for another person's address.
 */
type Recipient = Pick<AccountRow, 'id' | 'account'>

/** Origin of a mail's links, and its language. */
interface MailContext {
  request: FastifyRequest
  language: Language
  /** Page of the portal to which the person returns at the end. */
  page: string
}

/** The mails about accounts, each with its link. */
export class RegisterMails {
  readonly links: RegisterLinks

  constructor(private readonly parts: Pick<PortalParts, 'db' | 'mail' | 'publicUrl'>) {
    this.links = new RegisterLinks(parts.db)
  }

  /** Mails the link that confirms an account and makes the data entered for it valid. */
  async sendConfirmation(
    to: Recipient,
    attempt: { passwordHash: string; firstname: string; surname: string; browserHash: string },
    context: MailContext,
  ): Promise<void> {
    const token = await this.links.issue({ purpose: 'confirm', accountId: to.id, page: context.page, ...attempt })
    await this.send(to, 'confirm', linkPath('confirm', token, context.language), context)
  }

  /** Mails the link to a new password, which also finishes an account that was never confirmed. */
  async sendPassword(to: Recipient, context: MailContext): Promise<void> {
    const token = await this.links.issue({ purpose: 'password', accountId: to.id, page: context.page })
    await this.send(to, 'password', linkPath('password', token, context.language), context)
  }

  /** Tells the owner by mail that the account already exists, after somebody requested one for this address. */
  sendExists(to: Recipient, context: MailContext): Promise<void> {
    return this.send(to, 'exists', context.page, context)
  }

  /** Tells the owner by mail that the password was changed. */
  sendChanged(to: Recipient, context: MailContext): Promise<void> {
    return this.send(to, 'changed', context.page, context)
  }

  private async send(
    to: Recipient,
    kind: 'confirm' | 'password' | 'exists' | 'changed',
    path: string,
    { request, language }: MailContext,
  ): Promise<void> {
    const texts = registerTexts(language)
    const text = fillText(texts[`mail_${kind}_text`], { link: ownAddress(request, path, this.parts.publicUrl) })
    await this.parts.mail.send({
      to: to.account,
      subject: texts[`mail_${kind}_subject`],
      text: `${texts.mail_hello}\n\n${text}\n\n${texts.mail_signature}`,
    })
  }
}

/** Returns the path of a link to confirm an account or to set a password, in the reader's language. */
function linkPath(page: 'confirm' | 'password', token: string, language: Language): string {
  const query = new URLSearchParams({ token, ...(language !== 'de' && { language: language.toUpperCase() }) })
  return `/register-login/${page}?${query.toString()}`
}
