import type { FastifyRequest } from 'fastify'
import { ownAddress } from '../http/isOwnRequest'
import type { PersonFields } from '../persons/PersonFields'
import type { PortalParts } from '../Portal'
import { mailTexts } from './mailTexts'
import type { Language } from '../registerLogin/LayerCall'
import { languageQuery, pageLanguage } from './readRedirect'

/**
 * Sends the mails of the registration frame. Mails to persons are in the language of the registration or of the calling
 * page, mails to the editors in German. Typed texts appear only in the body, never in the subject.
 */
export class FrameMails {
  constructor(
    private readonly parts: Pick<PortalParts, 'mail' | 'officeMail' | 'publicUrl'>,
    private readonly request: FastifyRequest,
    private readonly language: Language = pageLanguage(request),
  ) {}

  /** Mails the link to set a new password. */
  async reminder(to: string, token: string): Promise<void> {
    await this.send(to, 'reminder', { LINK: this.link(token) })
  }

  /** Mails the link that finishes a new account. */
  async confirm(to: string, token: string): Promise<void> {
    await this.send(to, 'confirm', { LINK: this.link(token) })
  }

  /**
   * Mails a link to the address of a person in the register. Opening the link proves that the visitor reads this
   * mailbox.
   */
  async person(to: string, token: string): Promise<void> {
    await this.send(to, 'person', { LINK: this.link(token) })
  }

  /** Tells the owner by mail that the password was changed, in case another person did it. */
  async passwordChanged(to: string): Promise<void> {
    await this.send(to, 'passwordChanged', { LINK: ownAddress(this.request, '/login', this.parts.publicUrl) })
  }

  /** Informs the editors that a newly registered person says that an entry of the register is their own. */
  async claim({ firstname, surname, email }: PersonFields, personId: number, infoText: string): Promise<void> {
    await this.mailOffice('claim', {
      NAME: `${firstname} ${surname}`,
      EMAIL: email,
      PERSON: String(personId),
      INFO: infoText,
    })
  }

  /** Informs the editors that a person needs help. */
  async problem(problem: string, account: string, personId: number | undefined): Promise<void> {
    await this.mailOffice('problem', {
      PROBLEM: problem,
      ACCOUNT: account || '–',
      PERSON: personId === undefined ? '–' : String(personId),
    })
  }

  private link(token: string): string {
    const query = new URLSearchParams({ ...languageQuery(this.language), register_token: token })
    return ownAddress(this.request, `/?${query.toString()}`, this.parts.publicUrl)
  }

  private async send(to: string, name: keyof (typeof mailTexts)['de'], values: Record<string, string>): Promise<void> {
    const { subject, text } = mailTexts[this.language][name]
    await this.parts.mail.send({ to, subject, text: fill(text, values) })
  }

  private async mailOffice(name: keyof (typeof mailTexts)['office'], values: Record<string, string>): Promise<void> {
    const { subject, text } = mailTexts.office[name]
    await this.parts.mail.send({ to: this.parts.officeMail, subject, text: fill(text, values) })
  }
}

function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{([A-Z]+)\}/g, (marker, key: string) => values[key] ?? marker)
}
