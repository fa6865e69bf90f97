import { type PictureConverter, pictureConverter } from './pictureConverter'

/** A converter that holds resources until it is closed. */
export interface OpenConverter extends PictureConverter {
  /** Ends all jobs. Their promises reject or stay pending. */
  close(): void
}

/** True when an error of a job means that the browser can't decode the picture. */
export const isUndecodable = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

/** Reply of the worker to a job. */
type Reply = { readonly result: unknown } | { readonly error: Error }

/** True after the page's policy or the browser has refused a worker or its code. No other worker is started then. */
let isWorkerRefused = false

/** Code of the worker. It is a text, because a worker of another origin can't be loaded by its address. */
const workerCode = () => `const converter = (${String(pictureConverter)})(() => Promise.resolve())
onmessage = async ({ data: [task, job] }) => {
  try {
    postMessage({ result: await converter[task](job) })
  } catch (error) {
    postMessage({ error })
  }
}`

/**
 * Opens a converter in a worker. If a worker can't be used, the same code runs in the page, in small steps. Possible
 * reasons are a Content Security Policy that refuses workers of `blob:` addresses, or a browser without a canvas for
 * workers. Jobs run one after the other, because decoding needs much memory.
 */
export function openConverter(): OpenConverter {
  let isClosed = false
  const inPage = pictureConverter(async () => {
    await new Promise(resolve => setTimeout(resolve))
    if (isClosed) throw new DOMException('The converter was closed', 'AbortError')
  })
  let worker = isWorkerRefused || typeof OffscreenCanvas !== 'function' ? undefined : startWorker()
  /** True after the first reply. An error before it means that the worker was refused. */
  let hasReplied = false
  let queue: Promise<unknown> = Promise.resolve()

  const post = (target: Worker, task: keyof PictureConverter, job: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      target.onmessage = ({ data }: MessageEvent<Reply>) => {
        hasReplied = true
        if ('result' in data) resolve(data.result)
        else reject(data.error)
      }
      target.onmessageerror = () => reject(new DOMException('The reply of the worker is lost', 'DataCloneError'))
      target.onerror = event => {
        event.preventDefault()
        reject(new DOMException(event.message || 'The worker has failed', 'OperationError'))
      }
      target.postMessage([task, job], [])
    })

  const run = async <Result>(
    task: keyof PictureConverter,
    job: unknown,
    otherwise: () => Promise<Result>,
  ): Promise<Result> => {
    const target = worker
    if (!target) return otherwise()
    try {
      return (await post(target, task, job)) as Result
    } catch (error) {
      // An error before the first reply means that the worker was refused. An error that is no DOMException means that
      // a page's build changed the code so that it can't run alone.
      if (hasReplied && error instanceof DOMException) throw error
      isWorkerRefused = true
      target.terminate()
      worker = undefined
      return otherwise()
    }
  }
  const inTurn = <Result>(task: keyof PictureConverter, job: unknown, otherwise: () => Promise<Result>) => {
    const result = queue.then(() => run(task, job, otherwise))
    queue = result.catch(() => undefined)
    return result
  }

  return {
    probe: () => inTurn('probe', undefined, () => inPage.probe()),
    inspect: job => inTurn('inspect', job, () => inPage.inspect(job)),
    convert: job => inTurn('convert', job, () => inPage.convert(job)),
    close() {
      isClosed = true
      worker?.terminate()
    },
  }
}

function startWorker(): Worker | undefined {
  const url = URL.createObjectURL(new Blob([workerCode()], { type: 'text/javascript' }))
  try {
    return new Worker(url)
  } catch {
    // A policy with Trusted Types refuses every address that is a text.
    isWorkerRefused = true
    return undefined
  } finally {
    // The worker has resolved the address already.
    URL.revokeObjectURL(url)
  }
}
