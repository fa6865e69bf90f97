import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/accountsTable'
import { lockAccount } from '../accounts/AccountStore'
import { slugOf } from '../articles/ArticleService'
import { config } from '../config'
import type { Customer } from '../customers/customers'
import type { DatabaseQuery, PortalDatabase } from '../database/PortalDatabase'
import type { FormMap } from '../http/formBody'
import { RequestError } from '../http/RequestError'
import { today } from '../wallTime/readWallTime'
import { checkEvent } from './checkEvent'
import { emptyEvent, type EventChanges } from './EventChanges'
import { type EventCluster, toEventCluster } from './EventCluster'
import { eventListStatement, eventSearchText } from './eventListStatement'
import { eventRefusals } from './eventRefusals'
import { type EventRow, eventsTable } from './eventsTable'
import { newEventIds } from './EventStore'
import { ownEvent } from './EventService'
import { readEventChanges } from './readEventChanges'
import { readSurroundings } from './EventSurroundings'
import { resolveAddresses, resolvePictures } from './resolveAddresses'

/**
 * Reads and changes a member's own events for the contract's calls. A call for one event throws RequestError 403 if the
 * event belongs to another account, 404 if the customer has no such event.
 */
export class EventClusters {
  constructor(
    private readonly db: PortalDatabase,
    private readonly query: DatabaseQuery,
  ) {}

  /** Returns one page of the account's events of the customer. */
  async list(
    account: SessionAccount,
    customer: Customer,
    { search, date, page }: { search: string; date: string; page: number },
  ): Promise<{ EventClusters: EventCluster[]; IsLastPage: boolean }> {
    const text = eventListStatement({
      accountId: account.Id,
      customer: customer.name,
      search,
      date,
      page,
      today: today(),
    })
    const found = await this.query<{ id: number }>({ text }, [])
    const ids = found.slice(0, config.event.pageSize).map(({ id }) => id)
    const rows = ids.length > 0 ? await this.db.select().from(eventsTable).where(inArray(eventsTable.id, ids)) : []
    const places = new Map(ids.map((id, place) => [id, place]))
    rows.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
    return { EventClusters: await this.toClusters(rows), IsLastPage: found.length === ids.length }
  }

  /** Returns one event. */
  async get(account: SessionAccount, customer: Customer, id: number): Promise<EventCluster | undefined> {
    return (await this.toClusters([await ownEvent(this.db, account, customer.name, id)]))[0]
  }

  /** Saves a new event. Throws RequestError 400 for an invalid event, or if the account has the maximum number. */
  async add(account: SessionAccount, customer: Customer, form: FormMap): Promise<EventCluster | undefined> {
    const changes = readEventChanges(form)
    return this.db.transaction(async tx => {
      await lockAccount(tx, account.Id)
      const present = await tx.$count(eventsTable, eq(eventsTable.accountId, account.Id))
      if (present >= config.event.perAccount) throw new RequestError(400, eventRefusals.eventsTooMany)
      const row = await this.changed(
        tx,
        account,
        customer,
        { ...emptyEvent, accountId: account.Id, customer: customer.name },
        { ...changes, columns: { ...emptyEvent, ...changes.columns } },
      )
      const [id = 0] = await newEventIds(tx, 1)
      return this.written(
        tx,
        await tx
          .insert(eventsTable)
          .values({ ...row, id, slug: `${slugOf(row.title)}-${id}` })
          .returning(),
      )
    })
  }

  /**
   * Changes those fields of an event that the form contains. Throws RequestError 400 for an invalid event. Throws 409
   * if the form has an `IfChangeDate` that is not the event's `ChangeDate`.
   */
  async change(
    account: SessionAccount,
    customer: Customer,
    id: number,
    form: FormMap,
  ): Promise<EventCluster | undefined> {
    const changes = readEventChanges(form)
    return this.db.transaction(async tx => {
      const present = await ownEvent(tx, account, customer.name, id, { lock: true })
      const { IfChangeDate: begun = '' } = form
      if (begun !== '' && begun !== toEventCluster(present, { addresses: new Map(), pictures: new Map() }).ChangeDate)
        throw new RequestError(409, eventRefusals.changedMeanwhile)
      const row = await this.changed(tx, account, customer, present, changes)
      // Two changes within a millisecond get different times.
      const lastChange = sql`greatest(now(), ${eventsTable.lastChange} + interval '1 millisecond')`
      return this.written(
        tx,
        await tx
          .update(eventsTable)
          .set({ ...row, lastChange })
          .where(eq(eventsTable.id, id))
          .returning(),
      )
    })
  }

  /** Deletes an event; its pictures and addresses stay. */
  async remove(account: SessionAccount, customer: Customer, id: number): Promise<void> {
    await ownEvent(this.db, account, customer.name, id)
    const [removed] = await this.db
      .delete(eventsTable)
      .where(and(eq(eventsTable.id, id), eq(eventsTable.accountId, account.Id)))
      .returning({ id: eventsTable.id })
    if (!removed) throw new RequestError(404, eventRefusals.gone(id))
  }

  private async changed<Row extends typeof emptyEvent & Pick<EventRow, 'customer' | 'accountId'>>(
    tx: PortalDatabase,
    account: SessionAccount,
    customer: Customer,
    present: Row,
    changes: EventChanges,
  ): Promise<Row> {
    const row = { ...present, ...changes.columns }
    row.dateTo ??= row.dateFrom
    checkEvent(row, changes, customer)
    const { location, organisers } = await resolveAddresses(tx, row)
    if (location) Object.assign(row, { city: location.city, locationFreetext: '' })
    if (changes.mediaIds) row.pictureIds = await resolvePictures(tx, account, changes.mediaIds, present.pictureIds)
    row.searchText = eventSearchText(row, location ? [location, ...organisers] : organisers)
    return row
  }

  private async written(tx: PortalDatabase, rows: EventRow[]): Promise<EventCluster | undefined> {
    const surroundings = await readSurroundings(tx, rows)
    return rows.map(row => toEventCluster(row, surroundings))[0]
  }

  private async toClusters(rows: EventRow[]): Promise<EventCluster[]> {
    const surroundings = await readSurroundings(this.db, rows)
    return rows.map(row => toEventCluster(row, surroundings))
  }
}
