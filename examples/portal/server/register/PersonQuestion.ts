import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountService } from '../accounts/AccountService'
import { AccountStore } from '../accounts/AccountStore'
import type { AccountRow } from '../accounts/accountsTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { PersonRow } from '../persons/personsTable'
import { PersonStore } from '../persons/PersonStore'
import { type FrameResponse, messageResponse } from './RegisterCall'
import { languageQuery, pageLanguage } from './readRedirect'
import { Registration } from './Registration'

/** Question to a signed-in member: which of these persons, if any, belongs to the account. */
export interface OpenPersonQuestion {
  account: string
  persons: PersonRow[]
}

/** Returns the fields by which the page shows a person. A choice is valid only while these fields are unchanged. */
export function shownFields({ firstname, surname, city, email }: PersonRow): string {
  return JSON.stringify([firstname, surname, city, email])
}

/** The answer to the question: a person's id with its `shownFields` on the page, or null for no person. */
export type PersonChoice = { personId: number; shown: string } | null

/** Page that asks the question; see PersonQuestion. */
const PAGE = '/register/person'

/**
 * Returns the message that ends a registration. If the account has no person, but some of `persons` have its verified
 * address, the message leads to a page. This page asks the member about these persons. Without the member's consent, no
 * person is linked to the account.
 */
export async function endRegistration(
  { request, registration }: { request: FastifyRequest; registration: Registration },
  row: AccountRow,
  persons: readonly PersonRow[],
  {
    message,
    redirect = true,
    replace_text,
  }: { message: string; redirect?: string | true; replace_text: FrameResponse['replace_text'] & object },
): Promise<FrameResponse> {
  const own =
    row.personId === null ? persons.filter(({ email }) => email.toLowerCase() === row.account.toLowerCase()) : []
  if (own.length === 0) {
    await registration.end()
    return messageResponse(message, { redirect, replace_text })
  }
  await registration.renew({ question: { accountId: row.id, personIds: own.map(({ id }) => id) } })
  const query = new URLSearchParams({
    ...languageQuery(pageLanguage(request)),
    ...(redirect !== true && { next: redirect }),
  }).toString()
  return messageResponse(message, { redirect: query === '' ? PAGE : `${PAGE}?${query}`, replace_text })
}

/** Asks a signed-in member about persons of the register, and links the chosen one to the account. */
export class PersonQuestion {
  private readonly accounts: AccountStore
  private readonly persons: PersonStore

  constructor(private readonly parts: { db: PortalDatabase; accounts: AccountService }) {
    this.accounts = new AccountStore(parts.db)
    this.persons = new PersonStore(parts.db)
  }

  /** Returns the question of the request's registration; null if there is none for the current account. */
  async read(request: FastifyRequest, reply: FastifyReply): Promise<OpenPersonQuestion | null> {
    const registration = await Registration.of(this.parts, request, reply)
    const session = await this.parts.accounts.current(request)
    const { question } = registration.state
    if (!session || question?.accountId !== session.Id) return null
    const persons = await Promise.all(question.personIds.map(id => this.persons.get(id)))
    return { account: session.account, persons: persons.filter(person => person !== null) }
  }

  /**
   * Links the chosen person, if there is one, to the account and ends the registration. Does nothing and returns true
   * if there is no open question, or if the question did not offer that person. Returns false if somebody has changed
   * the person since the page showed it, or linked it to another account; the question then stays open.
   */
  async choose(request: FastifyRequest, reply: FastifyReply, choice: PersonChoice): Promise<boolean> {
    const question = await this.read(request, reply)
    const session = await this.parts.accounts.current(request)
    if (!question || !session) return true
    if (choice) {
      const person = question.persons.find(({ id }) => id === choice.personId)
      if (!person) return true
      if (shownFields(person) !== choice.shown) return false
      if (!(await this.accounts.linkPerson(session.Id, person))) return false
    }
    await (await Registration.of(this.parts, request, reply)).end()
    return true
  }
}
