import { and, desc, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { SessionAccount } from '../accounts/accountsTable'
import { SessionTokens, type TokenHolder } from '../accounts/SessionTokens'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { eventText } from '../events/form/eventForm'
import { eventRefusals } from '../events/eventRefusals'
import { eventSearchText } from '../events/eventListStatement'
import { type EventRow, eventsTable } from '../events/eventsTable'
import { readSurroundings } from '../events/EventSurroundings'
import { refuseUnless, textUpTo } from '../http/fieldSchemas'
import { fieldsOf } from '../http/readFields'
import { RequestError } from '../http/RequestError'
import { readWallTime } from '../wallTime/readWallTime'

/** An event for the expert mode. */
export interface StageEvent {
  Id: number
  title: string
  /** Start of each date, as wall time 'YYYY-MM-DD HH:mm'. */
  dates: string[]
  isSeries: boolean
  isPublished: boolean
}

const LINE = /^(\d{1,2})\.(\d{1,2})\.(\d{4}),?\s+(\d{1,2}:\d{2})(?:\s+Uhr)?$/

const LONGEST_DATES = 40_000
const stageForm = {
  title: v.pipe(
    eventText(config.event.titleLength, 'title'),
    v.transform(title => title.replace(/\s+/g, ' ')),
    refuseUnless(title => title !== '', eventRefusals.titleMissing),
  ),
  dates: textUpTo(LONGEST_DATES),
}

// A function instead of a schema, because the refusal quotes the invalid line.
/**
 * Reads the dates of a series, one per line as '31.05.2027 19:30'; sorts them and removes duplicates. Throws
 * RequestError 400 for an invalid line or too many lines.
 */
function readStageDates(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
  if (lines.length > config.event.seriesDates) throw new RequestError(400, eventRefusals.datesTooMany)
  const dates = lines.map(line => {
    const [, day, month, year, clock] = LINE.exec(line) ?? []
    if (day === undefined || month === undefined)
      throw new RequestError(400, eventRefusals.noSuchDate(line.slice(0, 60)))
    return readWallTime(`${year}-${month}-${day} ${clock}`)
  })
  return [...new Set(dates)].sort()
}

/**
 * Excludes the types that the event windows edit themselves, single and framework. The partial index `events_stage` has
 * the same condition, so a change needs a new index.
 */
const IS_STAGED = sql`event_type not in (1, 2)`
const SERIES = 3
const LISTED = 100

/** Serves the expert mode, for the account whose token opened it. */
export class StageService {
  private readonly tokens: SessionTokens

  constructor(private readonly db: PortalDatabase) {
    this.tokens = new SessionTokens(db, 'stage')
  }

  /** Uses up a token and returns its account; null if the token is invalid or belongs to another account. */
  enter(token: string, account: string): Promise<TokenHolder | null> {
    return this.tokens.take(token, account)
  }

  /** Returns the token for the next step on the page; '' if the session has ended. */
  async next({ sessionHash }: TokenHolder): Promise<string> {
    return (await this.tokens.issue(sessionHash)) ?? ''
  }

  /** Returns events of the account that the event windows do not edit: at most 100, the latest change first. */
  async list(account: SessionAccount): Promise<StageEvent[]> {
    const rows = await this.db
      .select()
      .from(eventsTable)
      .where(and(eq(eventsTable.accountId, account.Id), IS_STAGED))
      .orderBy(desc(eventsTable.lastChange), desc(eventsTable.id))
      .limit(LISTED)
    return rows.map(toStageEvent)
  }

  /** Returns one event of the account. Throws RequestError 404 for an unknown event, 403 for another account's. */
  async load(account: SessionAccount, id: number): Promise<StageEvent> {
    return toStageEvent(await this.own(this.db, account, id))
  }

  /** Saves title and dates; an event with several dates becomes a series. Throws RequestError 400, 403 or 404. */
  async save(account: SessionAccount, id: number, typed: { title: string; dates: string }): Promise<StageEvent> {
    const { title, dates: lines } = fieldsOf(stageForm, typed)
    const dates = readStageDates(lines)
    return this.db.transaction(async tx => {
      const present = await this.own(tx, account, id)
      if (present.isPublished && dates.length === 0) throw new RequestError(400, eventRefusals.lastDateMissing)
      const { addresses } = await readSurroundings(tx, [present])
      const eventType = dates.length > 1 ? SERIES : present.eventType
      const row = {
        ...present,
        title,
        eventType,
        ...timesOf(present, dates),
        lastChange: sql`greatest(now(), ${eventsTable.lastChange} + interval '1 millisecond')`,
      }
      const searchText = eventSearchText({ ...present, title }, [...addresses.values()])
      const [saved] = await tx
        .update(eventsTable)
        .set({ ...row, searchText })
        .where(eq(eventsTable.id, id))
        .returning()
      return toStageEvent(saved ?? present)
    })
  }

  private async own(db: PortalDatabase, account: SessionAccount, id: number): Promise<EventRow> {
    const [row] = await db.select().from(eventsTable).where(eq(eventsTable.id, id)).for('update')
    const isOwn = row?.accountId === account.Id
    // Another account's event that is not published must look as if it did not exist.
    if (!row || !(isOwn || row.isPublished)) throw new RequestError(404, eventRefusals.gone(id))
    if (!isOwn) throw new RequestError(403, eventRefusals.foreign)
    return row
  }
}

function toStageEvent({ id, title, seriesDates, dateFrom, eventType, isPublished }: EventRow): StageEvent {
  return {
    Id: id,
    title,
    dates: seriesDates.length > 0 || dateFrom === null ? seriesDates : [dateFrom],
    isSeries: eventType === SERIES,
    isPublished,
  }
}

/** Returns the dates with the event's beginning and end. The new last date lasts as long as the old one. */
function timesOf(
  { dateTo, seriesDates, dateFrom }: EventRow,
  dates: string[],
): Pick<EventRow, 'seriesDates' | 'dateFrom' | 'dateTo' | 'hasTime'> {
  const [first, last, formerLast] = [dates[0] ?? null, dates.at(-1) ?? null, seriesDates.at(-1) ?? dateFrom]
  // An end before the last date is left over from earlier dates.
  const length = dateTo === null || formerLast === null ? 0 : Math.max(0, wall(dateTo) - wall(formerLast))
  const end = last === null ? null : new Date(wall(last) + length).toISOString().slice(0, 16).replace('T', ' ')
  return { seriesDates: dates, dateFrom: first, dateTo: end, hasTime: first !== null }
}

/** Returns a wall time as a number of ms, without time zone, for calculations. */
function wall(time: string): number {
  return Date.parse(`${time.replace(' ', 'T')}Z`)
}
