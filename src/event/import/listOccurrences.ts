import ICAL from 'ical.js'

/** The dates of a rule, and the reason why the list ends. */
export interface RuleReading {
  /** Wall times in ms, in order. The first date of the event is not always among them. */
  readonly walls: readonly number[]
  /** The first two dates that are left out, because they are before `from`. */
  readonly skipped: readonly number[]
  /**
   * `complete` if the rule has no further dates, `range` if it may go on after `to`. `limit` if the list would have
   * more than `limit` dates, `steps` if the search took too many steps.
   */
  readonly end: 'complete' | 'range' | 'limit' | 'steps'
}

interface ListedRule {
  /** The rule, such as `FREQ=WEEKLY;BYDAY=FR`. */
  readonly rule: string
  /** Wall time of the first date, in ms. */
  readonly start: number
  /** Wall time in ms, in the zone of the event, after which the rule has no dates. Replaces the `UNTIL` of the rule. */
  readonly until: number | undefined
  /** Dates before this wall time are left out. */
  readonly from: number
  /** Dates after this wall time are left out. */
  readonly to: number
  /** Maximum number of dates. */
  readonly limit: number
  /** Lets the page respond if the work has lasted for a while. */
  pause(): Promise<void>
}

/** Maximum number of steps in one rule. Each date is a step, and so is each move to another day, month or year. */
const MAX_STEPS = 100_000
/**
 * Maximum number of steps from one date to the next: the days of 30 years. The page can't respond during these steps.
 */
const MAX_STEPS_TO_DATE = 11_000

/** Thrown inside ical.js to end the search for further dates of a rule. */
class RuleEnd extends Error {
  constructor(readonly end: RuleReading['end']) {
    super(`The rule ends: ${end}.`)
  }
}

const timeOf = (wall: number) => ICAL.Time.fromDateTimeString(new Date(wall).toISOString().slice(0, 19))
const wallOf = (time: ICAL.Time) => Date.parse(`${time.toString().slice(0, 19)}Z`)

/**
 * Returns an iterator of a rule. It throws a `RuleEnd` after too many steps, or after `lastYear`. The iterator of
 * ical.js itself never stops for a rule without dates, such as each year on 30 February.
 */
function createIterator(rule: ICAL.Recur, dtstart: ICAL.Time, lastYear: number): ICAL.RecurIterator {
  let steps = 0
  let stepsToDate = 0
  const step = (iterator: ICAL.RecurIterator) => {
    steps += 1
    stepsToDate += 1
    if (steps > MAX_STEPS || stepsToDate > MAX_STEPS_TO_DATE) throw new RuleEnd('steps')
    if (iterator.last.year > lastYear) throw new RuleEnd('range')
  }
  class BoundedIterator extends ICAL.RecurIterator {
    override next() {
      // A day may have many dates, which are steps too.
      steps += 1
      stepsToDate = 0
      if (steps > MAX_STEPS) throw new RuleEnd('steps')
      return super.next()
    }
    override increment_monthday(count: number) {
      step(this)
      super.increment_monthday(count)
    }
    override increment_month() {
      step(this)
      super.increment_month()
    }
    override increment_year(count: number) {
      step(this)
      super.increment_year(count)
    }
  }
  return new BoundedIterator({ rule, dtstart })
}

/**
 * Returns the rule of an event that starts at `start`. If the rule repeats 29 February each year, the result also names
 * this month and day. Otherwise ical.js would list 1 March for the years after the first.
 */
function onLeapDay(rule: string, start: number): string {
  const isLeapDay = new Date(start).toISOString().slice(5, 10) === '02-29'
  return isLeapDay && /FREQ=YEARLY/i.test(rule) && !/BY[A-Z]+=/i.test(rule) ? `${rule};BYMONTH=2;BYMONTHDAY=29` : rule
}

/**
 * Lists the dates of a rule in wall time.
 * @throws Error if the rule can't be read
 */
export async function listOccurrences({
  rule: text,
  start,
  until,
  from,
  to,
  limit,
  pause,
}: ListedRule): Promise<RuleReading> {
  const rule = ICAL.Recur.fromString(onLeapDay(text.replace(/;?UNTIL=[^;]*/i, '').replace(/^;/, ''), start))
  const last = Math.min(to, until ?? to)
  const walls: number[] = []
  const skipped: number[] = []
  try {
    const iterator = createIterator(rule, timeOf(start), new Date(last).getUTCFullYear() + 1)
    for (let time = iterator.next(); time; time = iterator.next()) {
      const wall = wallOf(time)
      if (wall > last) return { walls, skipped, end: last === until ? 'complete' : 'range' }
      await pause()
      if (wall < from) {
        if (skipped.length < 2) skipped.push(wall)
        continue
      }
      if (walls.length >= limit) return { walls, skipped, end: 'limit' }
      walls.push(wall)
    }
    return { walls, skipped, end: 'complete' }
  } catch (error) {
    if (!(error instanceof RuleEnd)) throw error
    return { walls, skipped, end: error.end === 'range' && last === until ? 'complete' : error.end }
  }
}
