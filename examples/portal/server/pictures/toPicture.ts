import type { Picture } from './Picture'
import type { PictureRow } from './PictureRow'
import { wireDate } from '../wallTime/wireDate'

/** What a stored picture needs from around it to become a contract picture. */
interface PictureSurroundings {
  createdBy: string
  shareGroups: readonly { id: number; nameMl: string }[]
  activeGroupIds: ReadonlySet<number>
}

/** The contract's picture for a stored one. */
export function toPicture(row: PictureRow, { createdBy, shareGroups, activeGroupIds }: PictureSurroundings): Picture {
  return {
    Id: row.id,
    Uri: row.uri,
    Title: row.title,
    Subtitle: row.subtitle,
    Width: row.width,
    Height: row.height,
    Keywords: row.keywords,
    Copyright: row.copyright,
    Link: row.link,
    Date: row.date,
    Place: row.place,
    Originator: row.originator,
    Agency: row.agency,
    Rights: row.rights,
    DescriptionsByIdLanguage: Object.keys(row.descriptions).length > 0 ? row.descriptions : [],
    HashValue: row.hashValue,
    CbMdbTmedia2ShareGroups: [...activeGroupIds].map(id => ({ IdShareGroup: id })),
    AvailabeShareGroups: shareGroups.map(({ id, nameMl }) => ({ Id: id, NameMl: nameMl, Active: activeGroupIds.has(id) })),
    MetaTmedia: row.metaTmediaId === null ? null : { Id: row.metaTmediaId },
    Datetimecreated: wireDate(row.created),
    CreatedBy: createdBy,
    LastChange: wireDate(row.lastChange),
  }
}
