import { networkOf } from '../limits/networkOf'

/** Sender of a picture that waits for its turn. */
export interface PictureSender {
  accountId: number
  ip: string
}

interface WaitingPicture extends PictureSender {
  begin(): void
}

/** Time in ms after which a sender's earlier use counts half. */
const HALF_LIFE = 60_000
const MOST_REMEMBERED = 5000

/**
 * Runs the jobs on uploaded pictures one at a time. The next job belongs to the network that has used the least time
 * recently. Within a network, it belongs to the account that has used the least. So slow pictures mainly delay those of
 * the same sender.
 */
export class PictureTurns {
  private isRunning = false
  /** Waiting pictures of each account in a network, in order. */
  private readonly waiting = new Map<string, WaitingPicture[]>()
  private readonly used = new Map<string, { ms: number; at: number }>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Runs a job at its turn. */
  async run<T>(sender: PictureSender, job: () => Promise<T>): Promise<T> {
    if (this.isRunning) await this.turn(sender)
    this.isRunning = true
    const begun = this.now()
    try {
      return await job()
    } finally {
      this.charge(sender, this.now() - begun)
      this.isRunning = false
      this.beginNext()
    }
  }

  private turn(sender: PictureSender): Promise<void> {
    const key = `${networkOf(sender.ip)} ${sender.accountId}`
    const own = this.waiting.get(key) ?? []
    this.waiting.set(key, own)
    return new Promise(resolve => own.push({ ...sender, begin: resolve }))
  }

  private beginNext(): void {
    let least: { key: string; pictures: WaitingPicture[]; ofNetwork: number; ofAccount: number } | undefined
    for (const [key, pictures] of this.waiting) {
      const [first] = pictures
      if (!first) continue
      const [ofNetwork = 0, ofAccount = 0] = keysOf(first).map(name => this.usedBy(name))
      const isLess =
        !least || ofNetwork < least.ofNetwork || (ofNetwork === least.ofNetwork && ofAccount < least.ofAccount)
      if (isLess) least = { key, pictures, ofNetwork, ofAccount }
    }
    if (!least) return
    // Set at once, because the job begins only a moment later.
    this.isRunning = true
    least.pictures.shift()?.begin()
    if (least.pictures.length === 0) this.waiting.delete(least.key)
  }

  private charge(sender: PictureSender, ms: number): void {
    const at = this.now()
    for (const name of keysOf(sender)) {
      const sum = this.usedBy(name) + ms
      // Deletes the key first, so that the most recent entry is at the end.
      this.used.delete(name)
      this.used.set(name, { ms: sum, at })
    }
    for (const name of this.used.keys()) {
      if (this.used.size <= MOST_REMEMBERED) return
      this.used.delete(name)
    }
  }

  private usedBy(name: string): number {
    const { ms, at } = this.used.get(name) ?? { ms: 0, at: 0 }
    return ms * 2 ** ((at - this.now()) / HALF_LIFE)
  }
}

function keysOf({ accountId, ip }: PictureSender): [network: string, account: string] {
  return [networkOf(ip), String(accountId)]
}
