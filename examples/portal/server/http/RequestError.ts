/** How a RequestError's text is sent beside its status. */
interface RequestErrorOptions {
  /** Sends the text as a JSON string, as the contract's refusals are. */
  json?: boolean
  /** Seconds after which trying again makes sense, sent as Retry-After. */
  retryAfter?: number
}

/** A request that the portal refuses: the status and the text that the sender gets to see. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly json: boolean
  readonly retryAfter: number | undefined

  constructor(
    readonly statusCode: number,
    text: string,
    options: RequestErrorOptions = {},
  ) {
    super(text)
    this.json = options.json ?? false
    this.retryAfter = options.retryAfter
  }
}
