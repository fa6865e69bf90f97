import type { RequestError } from '../http/RequestError'

/** What a queue bears: jobs at once, jobs that wait, and for how many ms each of these waits at most. */
interface QueueLimits {
  readonly atOnce: number
  readonly queue: number
  readonly patience?: number
}

/** Runs a few jobs at a time and lets a bounded number wait. */
export class JobQueue {
  private running = 0
  private readonly waiting: (() => void)[] = []

  /** @param refuse makes the error for a job that finds too many waiting, or that waited too long */
  constructor(
    private readonly limits: QueueLimits,
    private readonly refuse: () => RequestError,
  ) {}

  /** Runs a job when its turn comes. Throws what `refuse` makes when too many wait, or for too long. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.atOnce) this.running += 1
    else await this.turn()
    try {
      return await job()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }

  private turn(): Promise<void> {
    const { queue, patience } = this.limits
    if (this.waiting.length >= queue) throw this.refuse()
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(begin), 1)
        reject(this.refuse())
      }
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      this.waiting.push(begin)
    })
  }
}
