import { request, type IncomingHttpHeaders } from 'node:http'
import { readBody } from './readBody'

/** A request as the browser sent it. */
export interface PassedRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** The complete response of the portal. */
export interface PortalResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Forwards a request to the portal with the browser's host and origin, and returns the response. */
export function forwardRequest(portal: URL, { method, path, headers, body }: PassedRequest): Promise<PortalResponse> {
  // No compression, because a rule may change the text. A new connection for each request, because the portal may be
  // killed meanwhile.
  const { 'accept-encoding': _packed, connection: _connection, 'transfer-encoding': _coding, ...passed } = headers
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        hostname: portal.hostname,
        port: portal.port,
        method,
        path,
        headers: { ...passed, 'content-length': body.length },
        agent: false,
      },
      message => {
        readBody(message).then(
          answer => resolve({ status: message.statusCode ?? 502, headers: message.headers, body: answer }),
          reject,
        )
      },
    )
    asking.once('error', reject)
    asking.end(body)
  })
}
