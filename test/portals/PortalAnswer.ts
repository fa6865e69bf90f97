/** An answer of the second portal. */
export interface PortalAnswer {
  readonly status?: number
  /** Default: the content type that the portal's seed has for JSON. */
  readonly type?: string
  readonly body: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

/** Answers a value as JSON; undefined answers an empty body. */
export function json(value: unknown, headers?: Readonly<Record<string, string>>): PortalAnswer {
  return { body: JSON.stringify(value) ?? '', ...(headers && { headers }) }
}

/** Answers a text as it is, such as a bare token. */
export function bare(body: string): PortalAnswer {
  return { body }
}

/** Answers HTML. */
export function html(body: string): PortalAnswer {
  return { type: 'text/html; charset=utf-8', body }
}

/** Refuses: 403 with the portal's own text for a session that ended. */
export const loggedOut: PortalAnswer = { status: 403, type: 'text/plain', body: 'Please log in' }

/** Refuses: there is no such thing. */
export const notFound: PortalAnswer = { status: 404, type: 'text/plain', body: 'Not Found' }
