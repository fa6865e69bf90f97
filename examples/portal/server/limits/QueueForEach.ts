import type { JobQueue } from './JobQueue'

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
