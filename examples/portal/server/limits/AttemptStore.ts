import { createHash } from 'node:crypto'
import { config } from '../config'
import type { DatabaseQuery } from '../database/PortalDatabase'

/** Who tries something, and how often they may within the window. */
interface Limit {
  key: string
  most: number
}

/** Counts attempts within windows of time, for all processes of the portal together. */
export class AttemptStore {
  /** Keys that have had their number, as this process heard, and until when it asks no more: a flood that is refused costs no database. */
  private readonly full = new Map<string, { until: number; asked: number; seconds: number }>()

  /** @param rememberFor for how many ms a key that has had its number is refused without asking the database */
  constructor(
    private readonly query: DatabaseQuery,
    private readonly rememberFor: number = config.rememberFull,
  ) {}

  /** Counts an attempt for each key, or for none where one of them has had its number; answers the seconds until all may again, 0 when it was counted. */
  async enter(limits: Limit[], window: number): Promise<number> {
    const counted = limits
      .filter(({ most }) => Number.isFinite(most))
      .map(({ key, most }) => ({ key: hashed(key), most }))
    if (counted.length === 0) return 0
    const remembered = counted.map(({ key }) => this.secondsLeft(key)).filter(seconds => seconds > 0)
    if (remembered.length > 0) return Math.max(...remembered)
    const values = [window / 1000, ...counted.flatMap(({ key, most }) => [key, most])]
    const rows = await this.query(enterStatement(counted.length), values)
    if (rows.length === counted.length) return 0
    const waits = await this.query<{ key: string; seconds: number }>(waitStatement(counted.length), values)
    const asked = performance.now()
    if (this.full.size > MOST_REMEMBERED) this.full.clear()
    for (const { key, seconds } of waits)
      this.full.set(key, { until: asked + Math.min(this.rememberFor, seconds * 1000), asked, seconds })
    return Math.max(1, ...waits.map(({ seconds }) => seconds))
  }

  /** Forgets a key's attempts. */
  async forget(key: string): Promise<void> {
    this.full.delete(hashed(key))
    await this.query({ name: 'attempts_forget', text: 'delete from attempts where key = $1' }, [hashed(key)])
  }

  /** Takes one attempt of a key back, as if it had not been made. */
  async takeBack(key: string): Promise<void> {
    this.full.delete(hashed(key))
    await this.query(
      { name: 'attempts_take_back', text: 'update attempts set count = count - 1 where key = $1 and count > 0' },
      [hashed(key)],
    )
  }

  /** Removes windows that are over. */
  async sweep(): Promise<void> {
    await this.query({ text: 'delete from attempts where ends <= now()' }, [])
  }

  private secondsLeft(key: string): number {
    const known = this.full.get(key)
    const now = performance.now()
    if (known && now < known.until) return Math.max(1, Math.ceil(known.seconds - (now - known.asked) / 1000))
    if (known) this.full.delete(key)
    return 0
  }
}

const MOST_REMEMBERED = 10_000
const END = "now() + $1::int * interval '1 second'"
// A window that ends much later than one that begins now was counted by a clock that went wrong; a little later, by somebody who waited less for the row.
const IS_OPEN = `a.ends > now() and a.ends <= ${END} + interval '1 minute'`

function given(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => `($${2 * index + 2}::text, $${2 * index + 3}::int)`)
  return `(values ${rows.join(', ')}) as given (key, most)`
}

/** Sorted, so that two of these never wait for each other; what another process counted meanwhile decides in the end. */
function enterStatement(count: number): { name: string; text: string } {
  const text = `with full_keys as (select a.key from attempts a join ${given(count)} on given.key = a.key where ${IS_OPEN} and a.count >= given.most)
    insert into attempts as a (key, count, most, ends)
      select given.key, 1, given.most, ${END} from ${given(count)} where not exists (select from full_keys) order by given.key
    on conflict (key) do update set
      count = case when ${IS_OPEN} then a.count + 1 else 1 end,
      ends = case when ${IS_OPEN} then a.ends else excluded.ends end
    where not (${IS_OPEN} and a.count >= excluded.most)
    returning a.key`
  return { name: `attempts_enter_${count}`, text }
}

function waitStatement(count: number): { name: string; text: string } {
  const text = `select a.key, ceil(extract(epoch from a.ends - now()))::int as seconds
    from attempts a join ${given(count)} on given.key = a.key where ${IS_OPEN} and a.count >= given.most`
  return { name: `attempts_wait_${count}`, text }
}

/** Addresses and account names are nobody's business in a table. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
