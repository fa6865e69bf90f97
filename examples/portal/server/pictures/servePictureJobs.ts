import { RequestError } from '../http/RequestError'
import type { ImageRequest } from '../imageService/ImageService'
import { renderImage } from '../imageService/renderImage'
import { sendToParent } from '../sendToParent'
import { inspectPicture, type PictureFile } from './inspectPicture'

/** A job on one picture, sent from one process to another. */
export type PictureJob =
  { kind: 'inspect'; content: Buffer; fileName: string } | { kind: 'render'; content: Buffer; request: ImageRequest }

/** Outcome of a job: its result, a refusal for the sender of the picture, or an error. */
export type PictureJobOutcome =
  { result: PictureFile | Buffer } | { refusal: { status: number; text: RequestError['text'] } } | { error: string }

/** Runs the jobs that the parent process sends, until it disconnects. */
export function servePictureJobs(): void {
  process.on('message', (job: PictureJob) => {
    void outcomeOf(job).then(sendToParent)
  })
  // Ignores the signals, because Ctrl-C reaches the whole process group and the portal finishes its requests first.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
  // A normal exit would wait for a decoder, which may be busy for minutes.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
}

async function outcomeOf(job: PictureJob): Promise<PictureJobOutcome> {
  try {
    if (job.kind === 'inspect') return { result: await inspectPicture(job.content, job.fileName) }
    return { result: await renderImage(job.content, job.request) }
  } catch (error) {
    if (error instanceof RequestError) return { refusal: { status: error.statusCode, text: error.text } }
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
