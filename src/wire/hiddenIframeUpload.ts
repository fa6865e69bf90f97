import { FailedRequest, type Failure } from './FailedRequest'
import { readIframeResponse } from './readIframeResponse'
import { requestAddress } from './requestParts'
import type { UploadRequest } from './sendUpload'
import { pageWrites } from './writeKeys'

/** An upload by a form. It can be stopped, but reports no progress. */
interface IframeUploadRequest<T> extends Omit<UploadRequest<T>, 'onProgress'> {
  /**
   * The file input in which the person chose the files. It is used in browsers where a script can't fill an input, but
   * only if it holds exactly `files`.
   */
  readonly input?: HTMLInputElement | undefined
}

const IFRAME_DIRECTIVES = ['form-action', 'frame-src', 'child-src', 'default-src']
// An iframe reports no progress, so the time limit depends on the size of the files. The limit is the sum of
// `PATIENCE_MS` and the time that the files take at this rate. A connection that needs longer counts as lost.
const SLOWEST_BYTES_PER_SECOND = 32 * 1024
const PATIENCE_MS = 60_000

let iframeCount = 0

/**
 * Posts files by a form into a hidden iframe, and returns the checked content of the typed XML response. Used in
 * browsers in which a script can't upload files, and on pages with `uploadTransport: 'frame'` (image-library 7.3). The
 * iframe is always removed at the end.
 * @throws FailedRequest for every error.
 */
export async function hiddenIframeUpload<T>({
  call,
  url,
  schema,
  signal,
  files,
  ...rest
}: IframeUploadRequest<T>): Promise<T> {
  const address = requestAddress(url)
  const failed = (failure: Failure) => new FailedRequest(call, address, failure)
  if (signal.aborted) throw failed({ kind: 'aborted' })
  const target = `foyer-upload-${(iframeCount += 1)}`
  const form = buildUploadForm({ action: address, target, files, ...rest })
  if (!form)
    throw failed({
      kind: 'blocked',
      reason: 'in this browser, a form can send only files that were chosen in that form',
    })

  const iframe = Object.assign(document.createElement('iframe'), { name: target, title: '', tabIndex: -1 })
  const place = Object.assign(document.createElement('div'), { hidden: true })
  // `hidden` is not enough, because a page's rules may show such elements.
  place.style.setProperty('display', 'none', 'important')
  place.append(iframe, form)
  const over = new AbortController()
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const patience = PATIENCE_MS + (bytes / SLOWEST_BYTES_PER_SECOND) * 1000
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const posting = (resolve: () => void, reject: (failure: FailedRequest) => void) => {
      const listen = { signal: over.signal }
      document.addEventListener(
        'securitypolicyviolation',
        event => {
          if (isOurs(event, address))
            reject(
              failed({
                kind: 'blocked',
                reason: `the page's content security policy forbids it (${event.effectiveDirective})`,
              }),
            )
        },
        listen,
      )
      signal.addEventListener('abort', () => reject(failed({ kind: 'aborted' })), listen)
      timer = setTimeout(() => reject(failed({ kind: 'unreachable' })), patience)
      document.body.append(place)
      iframe.addEventListener(
        'load',
        () => {
          // The initial empty page is no response. Resolve in the next task, because the browser may report a policy
          // violation just after the load event.
          if (iframe.contentDocument?.URL !== 'about:blank') setTimeout(resolve)
        },
        listen,
      )
      // Call `submit` by the prototype, because a field named `submit` would hide the form's own method.
      HTMLFormElement.prototype.submit.call(form)
    }
    await pageWrites.during(() => new Promise<void>(posting))
    return readIframeResponse(call, address, iframe, schema)
  } finally {
    clearTimeout(timer)
    over.abort()
    place.remove()
  }
}

function isOurs(
  { disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent,
  address: string,
): boolean {
  if (disposition !== 'enforce' || !IFRAME_DIRECTIVES.includes(effectiveDirective)) return false
  return URL.canParse(blockedURI) ? new URL(blockedURI).origin === new URL(address).origin : blockedURI !== 'inline'
}

/** The content of the form: text fields and files. */
interface UploadForm extends Pick<UploadRequest<unknown>, 'fields' | 'fileField' | 'files'> {
  readonly action: string
  /** Name of the iframe that receives the response. */
  readonly target: string
  /**
   * The file input in which the person chose the files. It is used in browsers where a script can't fill an input, but
   * only if it holds exactly `files`.
   */
  readonly input?: HTMLInputElement | undefined
}

/** Builds a form that posts the fields and the files; undefined if no file input can carry the files. */
function buildUploadForm({ action, target, fields, fileField, files, input }: UploadForm): HTMLFormElement | undefined {
  const fileInput = filledInput(files) ?? (holdsExactly(input, files) ? input : undefined)
  if (!fileInput) return undefined
  const form = document.createElement('form')
  Object.assign(form, { action, target, method: 'post', enctype: 'multipart/form-data', acceptCharset: 'UTF-8' })
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  fileInput.name = fileField
  form.append(fileInput)
  return form
}

function filledInput(files: readonly File[]): HTMLInputElement | undefined {
  try {
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    const input = Object.assign(document.createElement('input'), { type: 'file', multiple: true })
    input.files = transfer.files
    return holdsExactly(input, files) ? input : undefined
  } catch {
    // In older browsers, a script can't create a DataTransfer.
    return undefined
  }
}

function holdsExactly(input: HTMLInputElement | undefined, files: readonly File[]): boolean {
  const held = [...(input?.files ?? [])]
  return (
    held.length === files.length &&
    held.every(({ name, size }, index) => name === files[index]?.name && size === files[index].size)
  )
}
