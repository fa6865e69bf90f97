import axios from 'axios'
import type * as v from 'valibot'
import { FailedRequest, readRetryAfter } from './FailedRequest'
import { pageHeaders } from './pageHeaders'
import { pageWrites } from './writeKeys'
import { readResponse } from './readResponse'
import { requestAddress } from './requestParts'

/** Time in ms without progress or response after which the upload counts as lost. */
const PATIENCE_MS = 120_000

/** One multipart post of the contract. */
export interface UploadRequest<T> {
  /** The call as the contract writes it, for error texts. */
  readonly call: string
  readonly url: string
  /** The form's text fields. */
  readonly fields: Readonly<Record<string, string>>
  /** The field that carries the files, such as `image_upload[]`. */
  readonly fileField: string
  readonly files: readonly File[]
  readonly schema: v.GenericSchema<unknown, T>
  readonly signal: AbortSignal
  /** Called with the bytes sent so far and in total, files and form together. */
  onProgress(loaded: number, total: number): void
}

/**
 * Posts files with progress and returns the checked content. There is no limit on the total time while bytes move.
 * @throws FailedRequest for every error.
 */
export async function sendUpload<T>({
  call,
  url,
  fields,
  fileField,
  files,
  schema,
  signal,
  onProgress,
}: UploadRequest<T>): Promise<T> {
  const address = requestAddress(url)
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const file of files) body.append(fileField, file, file.name)
  const over = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    // The last progress event may come after the response. The timer must not start again then.
    if (!over.signal.aborted) timer = setTimeout(() => over.abort(), PATIENCE_MS)
  }
  wait()
  const posting = async () => {
    const headers = await pageHeaders.of(call, 'POST', address)
    return axios.post<string>(address, body, {
      signal: AbortSignal.any([signal, over.signal]),
      headers: Object.fromEntries(headers ?? []),
      withCredentials: true,
      responseType: 'text',
      transformResponse: [],
      validateStatus: null,
      onUploadProgress({ loaded, total }) {
        wait()
        onProgress(loaded, total ?? loaded)
      },
    })
  }
  const response = await pageWrites
    .during(posting)
    .catch((cause: unknown) => {
      throw new FailedRequest(call, address, { kind: signal.aborted ? 'aborted' : 'unreachable' }, cause)
    })
    .finally(() => {
      over.abort()
      clearTimeout(timer)
    })
  if (response.status < 200 || response.status >= 300) {
    const retryAfter = readRetryAfter(response.headers['retry-after'])
    throw new FailedRequest(call, address, {
      kind: 'refused',
      status: response.status,
      body: response.data,
      ...(retryAfter && { retryAfter }),
    })
  }
  return readResponse(call, address, response.data, schema)
}
