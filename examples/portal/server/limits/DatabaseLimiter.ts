import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { DatabaseQuery } from '../database/PortalDatabase'

interface CountedKey {
  count: number
  /** Milliseconds until the window ends. */
  wait: number
}

const END = "now() + $3::int * interval '1 millisecond'"
// `now()` is the time at which a statement began. A statement that waited for the row may find a window that a later
// statement has begun, so the window ends slightly after END. A window that ends much later was set by a wrong clock,
// and does not count as open.
const IS_OPEN = `a.ends > now() and a.ends <= ${END} + interval '1 minute'`

const COUNT = {
  name: 'attempts_count',
  text: `insert into attempts as a (key, count, most, ends) values ($1::text, greatest($2::int, 0), $4::int, ${END})
    on conflict (key) do update set
      count = greatest(case when ${IS_OPEN} then a.count + $2::int else $2::int end, 0),
      most = excluded.most,
      ends = case when ${IS_OPEN} then a.ends else excluded.ends end
    returning count, (extract(epoch from ends - now()) * 1000)::int as wait`,
}

/**
 * A limit on attempts within a window, shared by all processes through the table `attempts`. This class has its own
 * statements, because rate-limiter-flexible would use the clock of each process. Only the database's clock is the same
 * for all processes.
 */
export class DatabaseLimiter extends RateLimiterPostgres {
  constructor(
    private readonly sendQuery: DatabaseQuery,
    limits: { points: number; duration: number },
  ) {
    super({
      ...limits,
      keyPrefix: '',
      storeClient: sendQuery,
      storeType: 'client',
      tableName: 'attempts',
      tableCreated: true,
      clearExpiredByTimeout: false,
    })
  }

  /**
   * Adds points to a key, or begins the window of the key. The package rate-limiter-flexible calls this method for
   * `consume` and `reward`.
   */
  protected async _upsert(key: string, points: number, duration: number): Promise<CountedKey | undefined> {
    const [row] = await this.sendQuery<CountedKey>(COUNT, [key, points, duration, this.points])
    return row
  }

  protected _getRateLimiterRes(_key: string, changed: number, { count, wait }: CountedKey): RateLimiterRes {
    return new RateLimiterRes(Math.max(this.points - count, 0), wait, count, count === changed)
  }

  protected async _delete(key: string): Promise<boolean> {
    await this.sendQuery({ name: 'attempts_forget', text: 'delete from attempts where key = $1' }, [key])
    return true
  }
}
