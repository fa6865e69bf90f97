import { request, type Agent } from 'node:http'

/** Sends one request and reads the whole response. Returns true if the status is 200. */
export function requestPortal(
  agent: Agent,
  url: URL,
  headers: Record<string, string>,
  body?: Buffer,
): Promise<boolean> {
  return new Promise(resolve => {
    const sent = request(
      url,
      {
        agent,
        headers: { ...headers, ...(body && { 'Content-Length': String(body.length) }) },
        method: body ? 'POST' : 'GET',
      },
      response => {
        response.resume()
        response.once('end', () => resolve(response.statusCode === 200))
        response.once('error', () => resolve(false))
      },
    )
    sent.once('error', () => resolve(false))
    sent.end(body)
  })
}
