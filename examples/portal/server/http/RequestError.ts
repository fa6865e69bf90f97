import type { Language } from '../registerLogin/Language'

/** How a RequestError's text is sent beside its status. */
interface RequestErrorOptions {
  /** Sends the text as a JSON string, as the contract's refusals are. */
  json?: boolean
  /** Seconds after which trying again makes sense, sent as Retry-After. */
  retryAfter?: number
}

/** A request that the portal refuses: the status and the text that the sender gets to see, in each language where a person reads it. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly json: boolean
  readonly retryAfter: number | undefined

  constructor(
    readonly statusCode: number,
    private readonly text: string | Readonly<Record<Language, string>>,
    options: RequestErrorOptions = {},
  ) {
    super(typeof text === 'string' ? text : text.de)
    this.json = options.json ?? false
    this.retryAfter = options.retryAfter
  }

  /** The text in a language; where there is only one, that. */
  textIn(language: Language): string {
    return typeof this.text === 'string' ? this.text : this.text[language]
  }
}
