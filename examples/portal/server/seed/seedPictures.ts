import type { PortalDatabase } from '../database/PortalDatabase'
import { searchText } from '../pictures/listStatement'
import { nearestHash } from '../pictures/perceptualHash'
import { type PictureRow, pictureShareGroupsTable, picturesTable, shareGroupsTable } from '../pictures/picturesTable'
import { seriesPicturesTable, seriesTable } from '../series/seriesTable'
import { lookUp } from './readSeed'
import type { Seed, StoredFile } from './SeedData'

const APART = 17 * 60 * 1000

/**
 * Creates the demo's share groups and pictures; the first picture of the data file is the newest. Returns the pictures
 * by file name.
 */
export async function seedPictures(
  tx: PortalDatabase,
  seed: Seed,
  files: Map<string, StoredFile>,
  { accountIds, seriesIds }: { accountIds: Map<string, number>; seriesIds: Map<string, number> },
): Promise<Map<string, PictureRow>> {
  const rows = new Map<string, PictureRow>()
  if (seed.shareGroups.length > 0)
    await tx.insert(shareGroupsTable).values(seed.shareGroups.map(({ Id, NameMl }) => ({ id: Id, nameMl: NameMl })))
  const now = Date.now()
  for (const [index, picture] of seed.pictures.entries()) {
    const file = lookUp(files, picture.file, 'pictures')
    await file.commit()
    const row = await insertPicture(tx, picture, file, {
      accountId: lookUp(accountIds, picture.account, 'pictures'),
      created: new Date(now - index * APART),
    })
    rows.set(picture.file, row)
    const pictureId = row.id
    for (const shareGroupId of picture.shareGroups)
      await tx.insert(pictureShareGroupsTable).values({ pictureId, shareGroupId })
    for (const title of picture.series) {
      const seriesId = lookUp(seriesIds, `${picture.account}/${title}`, 'pictures')
      await tx.insert(seriesPicturesTable).values({ seriesId, pictureId, pictureCreated: row.created })
    }
  }
  return rows
}

async function insertPicture(
  tx: PortalDatabase,
  picture: Seed['pictures'][number],
  { uri, width, height, bytes, hash }: StoredFile,
  { accountId, created }: { accountId: number; created: Date },
): Promise<PictureRow> {
  const texts = {
    title: picture.Title,
    subtitle: picture.Subtitle,
    keywords: picture.Keywords,
    copyright: picture.Copyright,
    originator: picture.Originator,
    place: picture.Place,
  }
  const hashValue = await nearestHash(tx, accountId, hash)
  const [row] = await tx
    .insert(picturesTable)
    .values({
      ...texts,
      // A picture without share groups is not in the media database.
      ...(picture.shareGroups.length === 0 && { metaTmediaId: null }),
      accountId,
      uri,
      width,
      height,
      bytes,
      hashValue,
      created,
      agency: picture.Agency,
      date: picture.Date,
      link: picture.Link,
      rights: picture.Rights,
      descriptions: picture.DescriptionsByIdLanguage,
      searchText: searchText(texts),
      lastChange: created,
    })
    .returning()
  if (!row) throw new Error('The database returned no row for an insert.')
  return row
}

/** Creates the demo's series and returns their ids by `account/title`. */
export async function seedSeries(
  tx: PortalDatabase,
  { series }: Seed,
  accountIds: Map<string, number>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { Title, account } of series) {
    const accountId = lookUp(accountIds, account, 'series')
    const [row] = await tx.insert(seriesTable).values({ title: Title, accountId }).returning()
    if (row) ids.set(`${account}/${Title}`, row.id)
  }
  return ids
}
