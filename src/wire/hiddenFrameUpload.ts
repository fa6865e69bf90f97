import { buildUploadForm } from './buildUploadForm'
import { FailedRequest, type Failure } from './FailedRequest'
import { pageWrites } from './pageWrites'
import { readFrameAnswer } from './readFrameAnswer'
import { requestAddress } from './requestAddress'
import type { UploadRequest } from './sendUpload'

/** An upload by a form: it can be stopped, but tells no progress. */
export interface FrameUploadRequest<T> extends Omit<UploadRequest<T>, 'onProgress'> {
  /** The input in which a person chose exactly these files, for browsers where a script can't fill one. */
  readonly input?: HTMLInputElement | undefined
}

const FRAME_DIRECTIVES = ['form-action', 'frame-src', 'child-src', 'default-src']
// A frame tells nothing while it sends: a line slower than this counts as broken.
const SLOWEST_BYTES_PER_SECOND = 32 * 1024
const PATIENCE_MS = 60_000

let frameCount = 0

/**
 * Posts files by a form into a hidden frame and answers the checked content of the typed XML that comes back: for browsers and pages where
 * no request can carry files (image-library 7.3). The frame is gone afterwards, whatever happened.
 * @throws FailedRequest for everything that goes wrong.
 */
export async function hiddenFrameUpload<T>({ call, url, schema, signal, files, ...rest }: FrameUploadRequest<T>): Promise<T> {
  const address = requestAddress(url)
  const failed = (failure: Failure) => new FailedRequest(call, address, failure)
  if (signal.aborted) throw failed({ kind: 'aborted' })
  const target = `foyer-upload-${(frameCount += 1)}`
  const form = buildUploadForm({ action: address, target, files, ...rest })
  if (!form) throw failed({ kind: 'blocked', reason: 'this browser lets no form carry files that were not chosen in it' })

  const frame = Object.assign(document.createElement('iframe'), { name: target, title: '', tabIndex: -1 })
  const place = Object.assign(document.createElement('div'), { hidden: true })
  // By its own style too: a page's rules may show what is hidden.
  place.style.setProperty('display', 'none', 'important')
  place.append(frame, form)
  const over = new AbortController()
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const patience = PATIENCE_MS + (bytes / SLOWEST_BYTES_PER_SECOND) * 1000
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const posting = (resolve: () => void, reject: (failure: FailedRequest) => void) => {
      const listen = { signal: over.signal }
      document.addEventListener('securitypolicyviolation', event => {
        if (isOurs(event, address)) reject(failed({ kind: 'blocked', reason: `the page's content security policy forbids it (${event.effectiveDirective})` }))
      }, listen)
      signal.addEventListener('abort', () => reject(failed({ kind: 'aborted' })), listen)
      timer = setTimeout(() => reject(failed({ kind: 'unreachable' })), patience)
      document.body.append(place)
      frame.addEventListener('load', () => {
        // The empty page of the start is no answer. What the policy says of a blocked page comes beside its load.
        if (frame.contentDocument?.URL !== 'about:blank') setTimeout(resolve)
      }, listen)
      // The form's own method may be hidden by a field of that name.
      HTMLFormElement.prototype.submit.call(form)
    }
    await pageWrites.during(() => new Promise<void>(posting))
    return readFrameAnswer(call, address, frame, schema)
  } finally {
    clearTimeout(timer)
    over.abort()
    place.remove()
  }
}

function isOurs({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent, address: string): boolean {
  if (disposition !== 'enforce' || !FRAME_DIRECTIVES.includes(effectiveDirective)) return false
  return URL.canParse(blockedURI) ? new URL(blockedURI).origin === new URL(address).origin : blockedURI !== 'inline'
}
