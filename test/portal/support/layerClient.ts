import { request } from 'node:http'

/** A test's browser. It sends requests as the portal's own pages do, and stores cookies. */
export interface LayerClient {
  readonly cookies: Map<string, string>
  get(path: string, query?: Record<string, string>): Promise<LayerClientResponse>
  post(path: string, fields?: Record<string, string>): Promise<LayerClientResponse>
  /** Sends any other request; `headers` are added to the usual ones, and an empty value removes the header. */
  send(
    method: string,
    path: string,
    options?: { body?: string | Uint8Array; headers?: Record<string, string> },
  ): Promise<LayerClientResponse>
}

/** JSON of the calls' responses. */
interface AnswerBody {
  success: boolean | string
  message?: string
  data?: { headline: string; text: string }
  [field: string]: unknown
}

/** A response as received. */
export interface LayerClientResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** Returns the response as JSON. Throws if it is not JSON. */
  json(): AnswerBody
}

/** Makes a browser without cookies; `address` is its IP address, for limits by address. */
export function layerClient(portalUrl: string, address = '127.0.0.1'): LayerClient {
  const portal = new URL(portalUrl)
  const cookies = new Map<string, string>()
  // A test may set cookies without a path; they apply to all paths.
  const paths = new Map<string, string>()
  const send: LayerClient['send'] = (method, path, { body, headers: given = {} } = {}) =>
    new Promise((resolve, reject) => {
      const own = {
        Origin: portal.origin,
        'Sec-Fetch-Site': 'same-origin',
        ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      }
      const isSent = (name: string) => new URL(path, portal).pathname.startsWith(paths.get(name) ?? '/')
      const sentCookies = [...cookies].filter(([name]) => isSent(name))
      const cookie = sentCookies.map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = Object.fromEntries(
        Object.entries({ ...own, ...(cookie && { Cookie: cookie }), ...given }).filter(([, value]) => value !== ''),
      )
      const sent = request(new URL(path, portal), { method, headers, localAddress: address }, response => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('error', reject)
        response.on('end', () => {
          for (const set of response.headers['set-cookie'] ?? []) store({ cookies, paths }, set)
          const text = Buffer.concat(pieces).toString()
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            json: () => JSON.parse(text) as AnswerBody,
          })
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  return {
    cookies,
    send,
    get: (path, query = {}) => send('GET', `${path}?${new URLSearchParams(query).toString()}`),
    post: (path, fields = {}) => send('POST', path, { body: new URLSearchParams(fields).toString() }),
  }
}

function store({ cookies, paths }: Record<'cookies' | 'paths', Map<string, string>>, set: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
  paths.set(name, /; Path=([^;]*)/.exec(set)?.[1] ?? '/')
  if (value === '' || set.includes('Expires=Thu, 01 Jan 1970')) cookies.delete(name)
  else cookies.set(name, value)
}
