import type { RequestError } from '../http/RequestError'

/** What a queue bears: jobs at once (or what they weigh together), jobs that wait, and for how many ms each of these waits at most. */
interface QueueLimits {
  readonly atOnce: number
  readonly queue: number
  readonly patience?: number
}

interface WaitingJob {
  readonly weight: number
  readonly begin: () => void
}

/** Runs a few jobs at a time and lets a bounded number wait. */
export class JobQueue {
  private running = 0
  private readonly waiting: WaitingJob[] = []

  /** @param refuse makes the error for a job that finds too many waiting, or that waited too long */
  constructor(
    private readonly limits: QueueLimits,
    private readonly refuse: () => RequestError,
  ) {}

  /** Runs a job when its turn comes; a heavy one lets nobody past it. Throws what `refuse` makes when too many wait, or for too long. */
  async run<T>(job: () => Promise<T>, weight = 1): Promise<T> {
    if (this.waiting.length === 0 && this.running + weight <= this.limits.atOnce) this.running += weight
    else await this.turn(weight)
    try {
      return await job()
    } finally {
      this.running -= weight
      this.beginNext()
    }
  }

  private turn(weight: number): Promise<void> {
    const { queue, patience } = this.limits
    if (this.waiting.length >= queue) throw this.refuse()
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(job), 1)
        reject(this.refuse())
        this.beginNext()
      }
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const job = { weight, begin }
      this.waiting.push(job)
    })
  }

  private beginNext(): void {
    for (let next = this.waiting[0]; next && this.running + next.weight <= this.limits.atOnce; next = this.waiting[0]) {
      this.waiting.shift()
      this.running += next.weight
      next.begin()
    }
  }
}

/** A queue of its own for each account, kept while one of its jobs runs or waits. */
export class QueueForEach {
  private readonly queues = new Map<number, { readonly queue: JobQueue; jobs: number }>()

  constructor(private readonly makeQueue: () => JobQueue) {}

  /** Runs a job of an account when its turn among that account's jobs comes. Throws what the queue throws. */
  async run<T>(accountId: number, job: () => Promise<T>): Promise<T> {
    const own = this.queues.get(accountId) ?? { queue: this.makeQueue(), jobs: 0 }
    this.queues.set(accountId, own)
    own.jobs += 1
    try {
      return await own.queue.run(job)
    } finally {
      own.jobs -= 1
      if (own.jobs === 0) this.queues.delete(accountId)
    }
  }
}
