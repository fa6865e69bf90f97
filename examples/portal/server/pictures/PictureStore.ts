import { asc, desc, eq, inArray } from 'drizzle-orm'
import { accountsTable } from '../accounts/accountsTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { type Picture, toPicture } from './Picture'
import { type PictureRow, pictureShareGroupsTable, picturesTable, shareGroupsTable } from './picturesTable'

/** Reads pictures with all data of the contract. */
export class PictureStore {
  constructor(private readonly db: PortalDatabase) {}

  /** Returns an account's newest pictures, newest first. */
  async listBy(accountId: number, limit: number): Promise<Picture[]> {
    const rows = await this.db
      .select()
      .from(picturesTable)
      .where(eq(picturesTable.accountId, accountId))
      .orderBy(desc(picturesTable.created), desc(picturesTable.id))
      .limit(limit)
    return this.toPictures(rows)
  }

  /** Converts stored pictures to the contract's form, in their order. */
  async toPictures(rows: PictureRow[]): Promise<Picture[]> {
    if (rows.length === 0) return []
    const ids = rows.map(row => row.id)
    const accountIds = [...new Set(rows.map(row => row.accountId))]
    const shareGroups = await this.db.select().from(shareGroupsTable).orderBy(asc(shareGroupsTable.id))
    const shared = await this.db
      .select()
      .from(pictureShareGroupsTable)
      .where(inArray(pictureShareGroupsTable.pictureId, ids))
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
