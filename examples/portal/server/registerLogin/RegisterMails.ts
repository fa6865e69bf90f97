import type { FastifyRequest } from 'fastify'
import type { AccountRow } from '../accounts/accountsTable'
import { ownAddress } from '../http/isOwnRequest'
import type { PortalParts } from '../Portal'
import { fillText } from './fieldOf'
import type { Language } from './LayerCall'
import { RegisterLinks } from './RegisterLinks'
import { registerTexts } from './texts/registerTexts'

/** Who gets a mail. It never holds a name: anybody can enter one for an address of another's. */
type Recipient = Pick<AccountRow, 'id' | 'account'>

/** What a mail's links come from, and the language it is written in. */
interface MailContext {
  request: FastifyRequest
  language: Language
  /** The portal's page that a link leads to in the end. */
  page: string
}

/** The mails about accounts, each with its link. */
export class RegisterMails {
  readonly links: RegisterLinks

  constructor(private readonly parts: Pick<PortalParts, 'db' | 'mail' | 'publicUrl'>) {
    this.links = new RegisterLinks(parts.db)
  }

  /** Asks to confirm an account; the link makes true what was entered in this very attempt. */
  async sendConfirmation(
    to: Recipient,
    attempt: { passwordHash: string; firstname: string; surname: string; browserHash: string },
    context: MailContext,
  ): Promise<void> {
    const token = await this.links.issue({ purpose: 'confirm', accountId: to.id, page: context.page, ...attempt })
    await this.send(
      to,
      'confirm',
      `/register-login/confirm?token=${token}${context.language === 'de' ? '' : `&language=${context.language.toUpperCase()}`}`,
      context,
    )
  }

  /** Sends the link to a new password; an account that was never confirmed is finished by it. */
  async sendPassword(to: Recipient, context: MailContext): Promise<void> {
    const token = await this.links.issue({ purpose: 'password', accountId: to.id, page: context.page })
    await this.send(to, 'password', `/register-login/password?token=${token}`, context)
  }

  /** Tells somebody who wanted an account, or whose address another entered, that there is one. */
  sendExists(to: Recipient, context: MailContext): Promise<void> {
    return this.send(to, 'exists', context.page, context)
  }

  /** Tells the owner that the password was changed. */
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
