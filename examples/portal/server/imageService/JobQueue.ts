import { RequestError } from '../http/RequestError'

/** Runs a few jobs at a time and lets a bounded number wait. */
export class JobQueue {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly atOnce: number,
    private readonly longest: number,
  ) {}

  /** Runs a job when its turn comes. Throws RequestError 503 when too many wait. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running += 1
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
    if (this.waiting.length >= this.longest) {
      throw new RequestError(503, 'Das Portal rechnet gerade andere Bilder. Bitte versuchen Sie es gleich noch einmal.', { retryAfter: 2 })
    }
    return new Promise(resolve => this.waiting.push(resolve))
  }
}
