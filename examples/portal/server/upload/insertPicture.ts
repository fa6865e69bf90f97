import type { PortalDatabase } from '../database/PortalDatabase'
import { nearestHash } from '../pictures/nearestHash'
import type { PictureFile } from '../pictures/PictureFile'
import type { PictureRow } from '../pictures/PictureRow'
import { picturesTable } from '../pictures/picturesTable'
import { searchText } from '../pictures/searchText'

/** Makes a picture of an uploaded file: its name is the title, and it shares the hash of a copy that the account has already. */
export async function insertPicture(tx: PortalDatabase, accountId: number, file: PictureFile, uri: string): Promise<PictureRow> {
  const title = file.name
  const hashValue = await nearestHash(tx, accountId, file.hash)
  const empty = { subtitle: null, keywords: [], copyright: '', place: '', originator: '' }
  const [row] = await tx
    .insert(picturesTable)
    .values({ accountId, uri, width: file.width, height: file.height, hashValue, title, searchText: searchText({ title, ...empty }) })
    .returning()
  if (!row) throw new Error('The database answered an insert without its row.')
  return row
}
