import type { RequestError } from '../http/RequestError'

/**
 * Limits of a queue: total weight of running jobs, number of waiting jobs in total and per owner, and longest wait in
 * ms.
 */
interface QueueLimits {
  readonly atOnce: number
  readonly queue: number
  readonly perOwner?: number
  readonly patience?: number
}

/** Weight and owner of a job; owners take turns. */
interface JobOptions {
  weight?: number
  owner?: number | string
}

interface WaitingJob {
  readonly weight: number
  readonly begin: () => void
  /** Refuses the job instead of running it. */
  readonly giveUp: () => void
}

/**
 * Runs a few jobs at a time; a limited number can wait. Owners take turns, so an owner with many jobs mainly delays its
 * own. If too many jobs wait, the queue refuses the newest job of the owner with the most, so that other owners have
 * room.
 */
export class JobQueue {
  private running = 0
  private waitingCount = 0
  /** Owners in the order of their next turns, each with their jobs in order. */
  private readonly waiting = new Map<number | string, WaitingJob[]>()

  /** @param refuse makes the error for a job that finds too many jobs waiting, loses its place, or waits too long */
  constructor(
    private readonly limits: QueueLimits,
    private readonly refuse: () => RequestError,
  ) {}

  /**
   * Runs a job at its turn. If a heavy job waits, later jobs wait, too. Throws the error of `refuse` if too many
   * jobs wait, or if this job loses its place or waits too long.
   */
  async run<T>(job: () => Promise<T>, { weight = 1, owner = '' }: JobOptions = {}): Promise<T> {
    if (this.waitingCount === 0 && this.running + weight <= this.limits.atOnce) this.running += weight
    else await this.turn(weight, owner)
    try {
      return await job()
    } finally {
      this.running -= weight
      this.beginNext()
    }
  }

  private turn(weight: number, owner: number | string): Promise<void> {
    const { queue, perOwner = queue, patience } = this.limits
    const own = this.waiting.get(owner) ?? []
    if (own.length >= perOwner) throw this.refuse()
    if (this.waitingCount >= queue) this.makeRoom(own.length)
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        clearTimeout(timer)
        own.splice(own.indexOf(job), 1)
        this.waitingCount -= 1
        if (own.length === 0) this.waiting.delete(owner)
        reject(this.refuse())
        this.beginNext()
      }
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const job = { weight, begin, giveUp }
      own.push(job)
      this.waiting.set(owner, own)
      this.waitingCount += 1
    })
  }

  /**
   * Makes room for a new job, whose owner has `ownCount` waiting jobs. Refuses the newest job of the owner with the
   * most waiting jobs, if these are at least `ownCount` + 2. Otherwise throws the error of `refuse`.
   */
  private makeRoom(ownCount: number): void {
    const longer = (one: WaitingJob[], other: WaitingJob[]) => (other.length > one.length ? other : one)
    const most = [...this.waiting.values()].reduce(longer, [])
    if (most.length <= ownCount + 1) throw this.refuse()
    most.at(-1)?.giveUp()
  }

  private beginNext(): void {
    for (const [owner, jobs] of this.waiting) {
      const [next] = jobs
      if (!next || this.running + next.weight > this.limits.atOnce) return
      jobs.shift()
      this.waitingCount -= 1
      // The owner's next turn comes after all others. The loop also visits this new entry, because iterating over a map
      // includes entries that are added meanwhile.
      this.waiting.delete(owner)
      if (jobs.length > 0) this.waiting.set(owner, jobs)
      this.running += next.weight
      next.begin()
    }
  }
}

/** A separate queue for each owner (an account or a network). A queue exists while it has running or waiting jobs. */
export class QueueForEach {
  private readonly queues = new Map<number | string, { readonly queue: JobQueue; jobs: number }>()

  constructor(private readonly makeQueue: () => JobQueue) {}

  /** Runs a job at its turn among the owner's jobs. Throws the errors of the queue. */
  async run<T>(owner: number | string, job: () => Promise<T>, options?: JobOptions): Promise<T> {
    const own = this.queues.get(owner) ?? { queue: this.makeQueue(), jobs: 0 }
    this.queues.set(owner, own)
    own.jobs += 1
    try {
      return await own.queue.run(job, options)
    } finally {
      own.jobs -= 1
      if (own.jobs === 0) this.queues.delete(owner)
    }
  }
}
