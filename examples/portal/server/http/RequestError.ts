import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../registerLogin/LayerCall'

/** Options of a RequestError's response. */
interface RequestErrorOptions {
  /** True when the text is sent as a JSON string, as the contract does for its refusals. */
  json?: boolean
  /** Seconds after which a retry makes sense, sent as Retry-After. */
  retryAfter?: number
}

/** A refused request: its status, and a text for the sender, in one language or in all languages of the portal. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly json: boolean
  readonly retryAfter: number | undefined

  constructor(
    readonly statusCode: number,
    readonly text: string | Readonly<Record<Language, string>>,
    options: RequestErrorOptions = {},
  ) {
    super(typeof text === 'string' ? text : text.de)
    this.json = options.json ?? false
    this.retryAfter = options.retryAfter
  }

  /** Returns the text in a language, or the only text. */
  textIn(language: Language): string {
    return typeof this.text === 'string' ? this.text : this.text[language]
  }
}

/** Account and name of a person whose request is refused. */
interface Requester {
  account: string
  firstname: string
  surname: string
}

/**
 * Refusal of another account's picture, with the contract's text for an access request. The text names the editors, who
 * forward the request. It names neither owner nor title, so the requester learns only that the picture exists.
 */
export class PictureRestricted extends RequestError {
  constructor(
    private readonly id: number,
    private readonly requester: Requester,
  ) {
    super(403, 'pix_picture_restricted', { json: true })
  }

  /** Returns the text with the address of the editors. */
  textFor(officeMail: string): string {
    const { account, firstname, surname } = this.requester
    const parts = [`Nr. ${this.id}`, officeMail, account, firstname, surname]
    return `${this.message}||${parts.map(part => part.replaceAll('|', '/')).join('|')}`
  }
}

/** Returns the refusal for another account's list or series, as the label that the contract sends. */
export function accessDenied(): RequestError {
  return new RequestError(403, 'pix_access_denied', { json: true })
}

/** Responds to a request whose address cannot be decoded. No hook runs for it. */
export function answerUnreadable(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(400).type('text/plain; charset=utf-8').send('The address of the request could not be read.')
}

/** Returns the refusal of a request without a session, with the contract's text. */
export function notSignedIn(): RequestError {
  return new RequestError(403, 'Please log in', { json: true })
}

/** Returns the refusal of a call over its limit, with the time to wait in words and as Retry-After. */
export function tooManyRequests(what: Readonly<Record<Language, string>>, secondsToWait: number): RequestError {
  const minutes = Math.ceil(secondsToWait / 60)
  const text = {
    de: `Zu viele ${what.de}. Bitte versuchen Sie es in ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'} noch einmal.`,
    en: `Too many ${what.en}. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    pl: `Zbyt wiele ${what.pl}. Proszę spróbować ponownie za ${minutes} min.`,
  }
  return new RequestError(429, text, { retryAfter: secondsToWait })
}
