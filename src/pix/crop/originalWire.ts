import { pageBase, webAddress } from '../../lib/webAddress'
import { FailedRequest } from '../../wire/FailedRequest'

/** Error of a file whose server lets the page show it, but not read it. */
export class ForeignFileError extends FailedRequest {
  /** The host of the file. */
  readonly host: string

  constructor(call: string, url: string, cause: unknown) {
    super(call, url, { kind: 'unreachable' }, cause)
    this.name = 'ForeignFileError'
    this.host = new URL(url).host
  }
}

/**
 * Loads the file of a picture from the address of its original, `Uri`.
 * @throws ForeignFileError if the file's server does not let this page read the file
 * @throws FailedRequest for every other error
 */
export async function fetchOriginal(uri: string, signal: AbortSignal): Promise<Blob> {
  const call = 'GET Uri'
  const url = webAddress(uri, pageBase()) ?? uri
  /** True after a response that the page can read. */
  let isReadable = false
  const load = async (cache: RequestCache) => {
    const response = await fetch(url, { signal, cache })
    isReadable = true
    return response.ok ? response.blob() : response
  }
  // The page may show the same picture, so the browser may have cached a response that scripts can't read. The second
  // request does not use the cache.
  const answer = await load('default')
    .catch((cause: unknown) => {
      if (signal.aborted) throw cause
      return load('reload')
    })
    .catch(async (cause: unknown) => {
      if (signal.aborted) throw new FailedRequest(call, url, { kind: 'aborted' }, cause)
      // If the server only forbids reading, this request succeeds. Without a connection, it fails like the two before.
      const isThere = () =>
        fetch(url, { mode: 'no-cors', signal }).then(
          () => true,
          () => false,
        )
      throw !isReadable && (await isThere())
        ? new ForeignFileError(call, url, cause)
        : new FailedRequest(call, url, { kind: 'unreachable' }, cause)
    })
  if (answer instanceof Blob) return answer
  throw new FailedRequest(call, url, { kind: 'refused', status: answer.status, body: '' })
}
