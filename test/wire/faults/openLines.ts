import { AsyncLocalStorage } from 'node:async_hooks'
import axios from 'axios'
import type { Line } from './Line'

/** Time limits of the library in ms: half a minute for calls, two seconds for texts. */
const LIMITS = [30_000, 2_000]
/** Maximum time in ms that ky subtracts from a limit: the time since the request began. */
const SINCE_BEGIN = 1_000
/** Time limit in ms that replaces both limits on an impatient line. */
const MOMENT = 90

const lines = new AsyncLocalStorage<Line>()

/** Runs a function on a line: its requests use that line, in parallel with those of other lines. */
export function onLine<T>(line: Line, run: () => Promise<T>): Promise<T> {
  return lines.run(line, run)
}

/**
 * Sends all requests of the wire within `onLine` over that line, like a browser on the portal's own page: with the
 * line's cookies and the portal's origin. Returns the function that restores everything.
 */
export function openLines(): () => void {
  const { fetch: ownFetch, setTimeout: ownTimeout } = globalThis
  const ownLimit = AbortSignal.timeout.bind(AbortSignal)
  const ownAdapter = axios.defaults.adapter

  async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const line = lines.getStore()
    if (!line) return ownFetch(input, init)
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    line.keys.push(request.headers.get('Idempotency-Key') ?? '')
    const headers = new Headers(request.headers)
    headers.set('Origin', new URL(line.url).origin)
    headers.set('X-Forwarded-For', line.address)
    if (line.cookies.size > 0)
      headers.set('Cookie', [...line.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const body = request.method === 'POST' ? await request.arrayBuffer() : undefined
    // Uses the caller's signal itself, because a garbage-collected request object no longer forwards the signal.
    const response = await ownFetch(new URL(pathname.slice(1) + search, line.url), {
      method: request.method,
      headers,
      signal: init?.signal ?? request.signal,
      ...(body && { body }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      line.cookies.set(name, value)
    }
    return response
  }
  globalThis.fetch = send
  const isLimit = (ms: number) => LIMITS.some(limit => ms <= limit && ms > limit - SINCE_BEGIN)
  const shortened = (ms = 0) => (isLimit(ms) && lines.getStore()?.isImpatient ? MOMENT : ms)
  globalThis.setTimeout = Object.assign(
    (run: () => void, ms?: number) => ownTimeout(run, shortened(ms)),
    ownTimeout,
  ) as typeof setTimeout
  AbortSignal.timeout = ms => ownLimit(shortened(ms))
  // axios would send its requests by jsdom, without the line.
  axios.defaults.adapter = async config => {
    const response = await globalThis.fetch(config.url ?? '', {
      method: 'POST',
      body: config.data as FormData,
      signal: config.signal as AbortSignal,
    })
    return {
      data: await response.text(),
      status: response.status,
      statusText: '',
      headers: Object.fromEntries(response.headers),
      config,
    }
  }
  return () => {
    Object.assign(globalThis, { fetch: ownFetch, setTimeout: ownTimeout })
    AbortSignal.timeout = ownLimit
    axios.defaults.adapter = ownAdapter
  }
}
