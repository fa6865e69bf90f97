import type { FoyerConfig, OutgoingRequest } from '../config/FoyerConfig'

type HeaderOptions = Pick<FoyerConfig, 'headers' | 'onRequest'>

let readOptions = (): HeaderOptions => ({})

/**
 * The headers that the page adds to requests by its options `headers` and `onRequest`, such as a token or a trace id.
 */
export const pageHeaders = {
  /** Sets the function that reads the options at each request. */
  follow(read: () => HeaderOptions): void {
    readOptions = read
  },

  /**
   * Returns the headers for a request, or undefined if the page adds none.
   * @throws the error of `onRequest`, so that the request is not sent. The error is also reported as an uncaught error
   * of the page.
   */
  of(call: string, method: OutgoingRequest['method'], url: string): Promise<Headers> | undefined {
    const { headers, onRequest } = readOptions()
    return headers || onRequest ? complete({ call, method, url, headers: new Headers(headers) }, onRequest) : undefined
  },
}

async function complete(request: OutgoingRequest, onRequest: HeaderOptions['onRequest']): Promise<Headers> {
  try {
    await onRequest?.(request)
  } catch (error) {
    globalThis.reportError(error)
    throw error
  }
  return request.headers
}
