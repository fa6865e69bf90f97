/** A response of the second portal. */
export interface PortalResponse {
  readonly status?: number
  /** Default: the content type that the portal's seed chooses. */
  readonly type?: string
  readonly body: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

/** Responds with a value as JSON; with an empty body for undefined. */
export function json(value: unknown, headers?: Readonly<Record<string, string>>): PortalResponse {
  return { body: JSON.stringify(value) ?? '', ...(headers && { headers }) }
}

/** Responds with a plain text, such as a bare token. */
export function bare(body: string): PortalResponse {
  return { body }
}

/** Responds with HTML. */
export function html(body: string): PortalResponse {
  return { type: 'text/html; charset=utf-8', body }
}

/** Refusal with 403 and the contract's text `Please log in`, for a call without a session. */
export const loggedOut: PortalResponse = { status: 403, type: 'text/plain', body: 'Please log in' }

/** Refusal with 404. */
export const notFound: PortalResponse = { status: 404, type: 'text/plain', body: 'Not Found' }
