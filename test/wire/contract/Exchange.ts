/** A request of the library and the portal's response. */
export interface Exchange {
  readonly method: string
  /** The path, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  /** The fields of the form in the order sent; the value of a file is its name. Undefined if the method is not POST. */
  readonly form: URLSearchParams | undefined
  /** The `Idempotency-Key`, if the request has one. */
  readonly key: string | undefined
  readonly status: number
  readonly text: string
}

/**
 * Wraps `fetch`: each request to the page's own origin is added to the list with its response. Returns a function that
 * restores `fetch`.
 */
export function recordExchanges(exchanges: Exchange[]): () => void {
  const inner = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const sent = input instanceof Request ? input.clone() : new Request(input, init)
    const response = await inner(input, init)
    const url = new URL(sent.url)
    if (url.origin === location.origin)
      exchanges.push({
        method: sent.method,
        path: url.pathname,
        query: url.searchParams,
        form: sent.method === 'POST' ? formOf(await sent.formData()) : undefined,
        key: sent.headers.get('Idempotency-Key') ?? undefined,
        status: response.status,
        text: await response.clone().text(),
      })
    return response
  }
  return () => {
    globalThis.fetch = inner
  }
}

const formOf = (form: FormData) =>
  new URLSearchParams([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
