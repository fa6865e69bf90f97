import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/accountsTable'
import { lockAccount } from '../accounts/AccountStore'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { accessDenied, RequestError } from '../http/RequestError'
import { ownPictures } from '../pictures/ownPicture'
import { pictureRefusals } from '../pictures/pictureRefusals'
import { type Series, seriesPicturesTable, seriesTable } from './seriesTable'

const SERIES = { Id: seriesTable.id, Title: seriesTable.title }

/**
 * Reads and changes an account's series. Changes of a series throw RequestError 403 for another account's series and
 * 404 for a missing one.
 */
export class SeriesStore {
  constructor(private readonly db: PortalDatabase) {}

  /** Returns the account's series in the order of their titles, without the first `from` series. */
  listBy(accountId: number, from: number): Promise<Series[]> {
    return this.db
      .select(SERIES)
      .from(seriesTable)
      .where(eq(seriesTable.accountId, accountId))
      .orderBy(asc(sql`lower(${seriesTable.title})`), asc(seriesTable.id))
      .offset(from)
  }

  /** Creates a series. Throws RequestError 400 if the account has the maximum number. */
  async create(account: SessionAccount, title: string): Promise<Series> {
    return this.db.transaction(async tx => {
      await lockAccount(tx, account.Id)
      const present = await tx.$count(seriesTable, eq(seriesTable.accountId, account.Id))
      if (present >= config.series.perAccount) throw new RequestError(400, pictureRefusals.seriesTooMany)
      return oneOf(await tx.insert(seriesTable).values({ accountId: account.Id, title }).returning(SERIES))
    })
  }

  /** Renames a series. */
  async rename(account: SessionAccount, id: number, title: string): Promise<Series> {
    await ownSeries(this.db, account, id)
    const [renamed] = await this.db.update(seriesTable).set({ title }).where(eq(seriesTable.id, id)).returning(SERIES)
    // Another request may have deleted the series since the check.
    if (!renamed) throw seriesGone(id)
    return renamed
  }

  /** Adds pictures of the account; pictures that the series already has stay. */
  async add(account: SessionAccount, id: number, pictureIds: number[]): Promise<Series> {
    return this.db.transaction(async tx => {
      const series = await ownSeries(tx, account, id)
      const rows = await ownPictures(tx, account, pictureIds)
      const entries = rows.map(row => ({ seriesId: id, pictureId: row.id, pictureCreated: row.created }))
      if (entries.length > 0) await tx.insert(seriesPicturesTable).values(entries).onConflictDoNothing()
      return { Id: series.id, Title: series.title }
    })
  }

  /** Removes pictures; a picture that is not in the series is no error. */
  async remove(account: SessionAccount, id: number, pictureIds: number[]): Promise<Series> {
    const series = await ownSeries(this.db, account, id)
    const table = seriesPicturesTable
    if (pictureIds.length > 0) {
      await this.db.delete(table).where(and(eq(table.seriesId, id), inArray(table.pictureId, pictureIds)))
    }
    return { Id: series.id, Title: series.title }
  }

  /** Deletes a series; its pictures stay. */
  async delete(account: SessionAccount, id: number): Promise<void> {
    await this.db.transaction(async tx => {
      await ownSeries(tx, account, id)
      await tx.delete(seriesPicturesTable).where(eq(seriesPicturesTable.seriesId, id))
      await tx.delete(seriesTable).where(eq(seriesTable.id, id))
    })
  }
}

function oneOf<T>(rows: T[]): T {
  const [row] = rows
  if (!row) throw new Error('The database returned no row for a changed series.')
  return row
}

/** Returns the account's series with that id. Throws RequestError 404 for none, 403 for another account's. */
export async function ownSeries(
  db: PortalDatabase,
  account: SessionAccount,
  id: number,
): Promise<typeof seriesTable.$inferSelect> {
  const [series] = await db.select().from(seriesTable).where(eq(seriesTable.id, id))
  if (!series) throw seriesGone(id)
  if (series.accountId !== account.Id) throw accessDenied()
  return series
}

const seriesGone = (id: number) => new RequestError(404, pictureRefusals.seriesGone(id))
