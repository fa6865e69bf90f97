/** A request of the library and the portal's answer. */
export interface Exchange {
  readonly method: string
  /** The path, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  /** The fields of the form in the order sent; a file is its name. Undefined for a request without a body. */
  readonly form: URLSearchParams | undefined
  /** The `Idempotency-Key`, if the request has one. */
  readonly key: string | undefined
  readonly status: number
  readonly text: string
}

/**
 * Wraps `fetch`, so that each request to the page's own host is added to a list, with its answer. Returns the function
 * that restores it.
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
