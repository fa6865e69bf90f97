import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { accountsTable } from '../accounts/accountsTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { seriesPicturesTable } from '../series/seriesPicturesTable'
import { filterCondition } from './filterCondition'
import type { Picture } from './Picture'
import type { PictureListQuery } from './PictureListQuery'
import type { PictureRow } from './PictureRow'
import { pictureShareGroupsTable } from './pictureShareGroupsTable'
import { picturesTable } from './picturesTable'
import { shareGroupsTable } from './shareGroupsTable'
import { toPicture } from './toPicture'

const NEWEST_FIRST = [desc(picturesTable.created), desc(picturesTable.id)]

/** Reads pictures; every list is newest first. */
export class PictureStore {
  constructor(private readonly db: PortalDatabase) {}

  /** The stored picture of that id, or null. */
  async row(id: number): Promise<PictureRow | null> {
    const [row] = await this.db.select().from(picturesTable).where(eq(picturesTable.id, id))
    return row ?? null
  }

  /** One page of an account's pictures. */
  async listBy(accountId: number, { from, limit, filter }: PictureListQuery): Promise<Picture[]> {
    const rows = await this.db
      .select()
      .from(picturesTable)
      .where(and(eq(picturesTable.accountId, accountId), filterCondition(filter)))
      .orderBy(...NEWEST_FIRST)
      .limit(limit)
      .offset(from)
    return this.toPictures(rows)
  }

  /** Those of the given pictures that the account has. */
  async listByIds(accountId: number, ids: number[]): Promise<Picture[]> {
    if (ids.length === 0) return []
    const rows = await this.db
      .select()
      .from(picturesTable)
      .where(and(eq(picturesTable.accountId, accountId), inArray(picturesTable.id, ids)))
      .orderBy(...NEWEST_FIRST)
    return this.toPictures(rows)
  }

  /** One page of a series' pictures. */
  async listInSeries(seriesId: number, { from, limit, filter }: PictureListQuery): Promise<Picture[]> {
    const found = await this.db
      .select({ picture: picturesTable })
      .from(seriesPicturesTable)
      .innerJoin(picturesTable, eq(picturesTable.id, seriesPicturesTable.pictureId))
      .where(and(eq(seriesPicturesTable.seriesId, seriesId), filterCondition(filter)))
      .orderBy(desc(seriesPicturesTable.pictureCreated), desc(seriesPicturesTable.pictureId))
      .limit(limit)
      .offset(from)
    return this.toPictures(found.map(({ picture }) => picture))
  }

  /** The contract's pictures for stored ones, in their order. */
  async toPictures(rows: PictureRow[]): Promise<Picture[]> {
    if (rows.length === 0) return []
    const ids = rows.map(row => row.id)
    const accountIds = [...new Set(rows.map(row => row.accountId))]
    const shareGroups = await this.db.select().from(shareGroupsTable).orderBy(asc(shareGroupsTable.id))
    const shared = await this.db.select().from(pictureShareGroupsTable).where(inArray(pictureShareGroupsTable.pictureId, ids))
    const accounts = await this.db.select().from(accountsTable).where(inArray(accountsTable.id, accountIds))
    const groupIds = new Map<number, Set<number>>()
    for (const { pictureId, shareGroupId } of shared) {
      groupIds.set(pictureId, (groupIds.get(pictureId) ?? new Set()).add(shareGroupId))
    }
    const names = new Map(accounts.map(account => [account.id, `${account.firstname} ${account.surname}`]))
    return rows.map(row =>
      toPicture(row, {
        createdBy: names.get(row.accountId) ?? '',
        shareGroups,
        activeGroupIds: groupIds.get(row.id) ?? new Set(),
      }),
    )
  }
}
