import { and, eq, inArray } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/accountsTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import { languagesTable } from '../labels/LabelStore'
import { noteLooseFiles, removeLooseFiles } from '../storage/looseFiles'
import type { PictureStorage } from '../storage/PictureStorage'
import { searchText } from './listStatement'
import { ownPicture } from './ownPicture'
import type { PictureChanges } from './parsePictureChanges'
import { pictureRefusals } from './pictureRefusals'
import { type PictureRow, pictureShareGroupsTable, picturesTable, shareGroupsTable } from './picturesTable'

/**
 * Changes a picture of the account and returns it. Throws RequestError 400 for an unknown language or share group, 403
 * for another account's picture, and 404 for an unknown picture.
 */
export async function updatePicture(
  db: PortalDatabase,
  account: SessionAccount,
  id: number,
  changes: PictureChanges,
): Promise<PictureRow> {
  return db.transaction(async tx => {
    const before = await ownPicture(tx, account, id, { lock: true })
    await checkLanguages(tx, Object.keys(changes.descriptions).map(Number))
    await applyShareGroups(tx, id, changes.shareGroups)
    const after = { ...before, ...changes.columns }
    const descriptions = Object.entries({ ...before.descriptions, ...changes.descriptions }).filter(
      ([, text]) => text !== '',
    )
    const [row] = await tx
      .update(picturesTable)
      .set({
        ...changes.columns,
        descriptions: Object.fromEntries(descriptions),
        searchText: searchText(after),
        lastChange: new Date(),
      })
      .where(eq(picturesTable.id, id))
      .returning()
    if (!row) throw new RequestError(404, pictureRefusals.pictureGone(id))
    return row
  })
}

async function checkLanguages(tx: PortalDatabase, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const known = new Set((await tx.select({ id: languagesTable.id }).from(languagesTable)).map(({ id }) => id))
  const unknown = ids.find(id => !known.has(id))
  if (unknown !== undefined) throw new RequestError(400, `There is no language ${unknown} for a description.`)
}

async function applyShareGroups(tx: PortalDatabase, pictureId: number, groups: Map<number, boolean>): Promise<void> {
  const ids = [...groups.keys()]
  if (ids.length === 0) return
  const known = await tx.select().from(shareGroupsTable).where(inArray(shareGroupsTable.id, ids))
  const unknown = ids.find(id => !known.some(group => group.id === id))
  if (unknown !== undefined) throw new RequestError(400, `There is no share group ${unknown}.`)
  const on = ids.filter(id => groups.get(id))
  const off = ids.filter(id => !groups.get(id))
  if (on.length > 0) {
    await tx
      .insert(pictureShareGroupsTable)
      .values(on.map(shareGroupId => ({ pictureId, shareGroupId })))
      .onConflictDoNothing()
  }
  if (off.length > 0) {
    const table = pictureShareGroupsTable
    await tx.delete(table).where(and(eq(table.pictureId, pictureId), inArray(table.shareGroupId, off)))
  }
}

/**
 * Deletes a picture of the account, and its file if nothing else uses it. Throws RequestError 403 for another account's
 * picture, and 404 for an unknown picture.
 */
export async function deletePicture(
  db: PortalDatabase,
  storage: PictureStorage,
  account: SessionAccount,
  id: number,
): Promise<void> {
  const loose = await db.transaction(async tx => {
    const { uri } = await ownPicture(tx, account, id, { lock: true })
    await tx.delete(picturesTable).where(eq(picturesTable.id, id))
    return noteLooseFiles(tx, [uri])
  })
  await removeLooseFiles(db, storage, loose)
}
