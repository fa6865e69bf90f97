import { type ChildProcess, fork } from 'node:child_process'
import { config } from '../config'
import { RequestError } from '../http/RequestError'
import type { ImageRequest } from '../imageService/ImageService'
import type { PictureFile } from './inspectPicture'
import { pictureRefusals } from './pictureRefusals'
import type { PictureJob, PictureJobOutcome } from './servePictureJobs'

/**
 * Options of the processes: their program and Node's options for it. `within` is the time limit of a job in ms. An idle
 * process ends after `idleTime` ms.
 */
interface PictureProcessOptions {
  program?: string
  execArgv?: string[]
  within?: number
  idleTime?: number
}

/**
 * Decodes pictures in separate processes, so that decoding does not block the portal. A picture that takes too long is
 * aborted with its process. A process works on one call at a time; the callers limit the number of simultaneous calls.
 */
export class PictureProcesses {
  private readonly idle: { child: ChildProcess; end: NodeJS.Timeout }[] = []
  private readonly all = new Set<ChildProcess>()
  private readonly program: string
  private readonly execArgv: string[]
  private readonly within: number
  private readonly idleTime: number

  constructor({ program, execArgv, within, idleTime }: PictureProcessOptions = {}) {
    // The portal's main program has the command `pictures`. It may run from its sources or as a bundle.
    this.program = program ?? process.argv[1] ?? ''
    this.execArgv = execArgv ?? process.execArgv
    this.within = within ?? config.pictureProcess.within
    this.idleTime = idleTime ?? config.pictureProcess.idle
  }

  /**
   * Checks and measures an uploaded file as inspectPicture does. Throws RequestError for its refusals, and 400 if the
   * file takes too long.
   */
  async inspect(content: Buffer, fileName: string): Promise<PictureFile> {
    const result = await this.run({ kind: 'inspect', content, fileName })
    if (Buffer.isBuffer(result)) throw new Error('A picture process mixed up its jobs.')
    return result
  }

  /** Renders a picture as renderImage does. Throws RequestError 503 if that takes too long. */
  async render(content: Buffer, request: ImageRequest): Promise<Buffer> {
    const result = await this.run({ kind: 'render', content, request })
    if (!Buffer.isBuffer(result)) throw new Error('A picture process mixed up its jobs.')
    return result
  }

  /** Ends all processes and their jobs. */
  close(): void {
    for (const child of this.all) child.kill('SIGKILL')
    for (const { end } of this.idle.splice(0)) clearTimeout(end)
  }

  /** Returns the ids of the running processes. */
  get ids(): number[] {
    return [...this.all].flatMap(({ pid }) => pid ?? [])
  }

  private run(job: PictureJob): Promise<PictureFile | Buffer> {
    const child = this.take()
    return new Promise((resolve, reject) => {
      const settle = (settleJob: () => void) => {
        clearTimeout(tooLong)
        child.off('message', onOutcome).off('exit', onExit).off('error', onError)
        settleJob()
      }
      const tooLong = setTimeout(() => {
        child.kill('SIGKILL')
        settle(() => reject(tooSlow(job)))
      }, this.within)
      const onOutcome = (outcome: PictureJobOutcome) =>
        settle(() => {
          this.returnProcess(child)
          if ('result' in outcome) resolve(outcome.result)
          else if ('refusal' in outcome) reject(new RequestError(outcome.refusal.status, outcome.refusal.text))
          else reject(new Error(outcome.error))
        })
      const onExit = (code: number | null, signal: string | null) =>
        settle(() => reject(new Error(`The process that worked on a picture ended (${signal ?? `code ${code}`}).`)))
      const onError = (error: Error) => settle(() => reject(error))
      child.on('message', onOutcome).on('exit', onExit).on('error', onError)
      child.send(job, error => error && onError(error))
    })
  }

  private take(): ChildProcess {
    const idle = this.idle.pop()
    if (idle) clearTimeout(idle.end)
    const child = idle?.child ?? this.start()
    child.ref()
    child.channel?.ref()
    return child
  }

  private start(): ChildProcess {
    const child = fork(this.program, ['pictures'], {
      execArgv: this.execArgv,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.all.add(child)
    child.once('exit', () => {
      this.all.delete(child)
      this.forget(child)
    })
    return child
  }

  /** Keeps a process for the next job. Ends the process after `idleTime` without a job, to free its memory. */
  private returnProcess(child: ChildProcess): void {
    child.unref()
    child.channel?.unref()
    const end = setTimeout(() => {
      // A killed process still exists for a moment; no job may reach it.
      this.forget(child)
      child.kill('SIGKILL')
    }, this.idleTime)
    end.unref()
    this.idle.push({ child, end })
  }

  /** Removes a process from the idle ones, if it is one. */
  private forget(child: ChildProcess): void {
    const at = this.idle.findIndex(idle => idle.child === child)
    if (at !== -1) clearTimeout(this.idle.splice(at, 1)[0]?.end)
  }
}

function tooSlow(job: PictureJob): RequestError {
  if (job.kind === 'inspect') return new RequestError(400, pictureRefusals.readTooLong)
  return new RequestError(503, pictureRefusals.renderedTooLate, { retryAfter: 60 })
}
