import { wireDate } from '../wallTime/readWallTime'
import type { PictureRow } from './picturesTable'

/** A share group in a picture; `Active` is true if the picture belongs to it. */
interface ShareGroup {
  Id: number
  NameMl: string
  Active: boolean
}

/**
 * A picture exactly as the contract sends it, also with misspelt names such as `AvailabeShareGroups`. An empty map of
 * descriptions is sent as an empty array.
 */
export interface Picture {
  Id: number
  Uri: string
  Title: string | null
  Subtitle: string | null
  Width: number
  Height: number
  Keywords: string[]
  Copyright: string
  Link: string
  Date: string
  Place: string
  Originator: string
  Agency: string
  Rights: string
  DescriptionsByIdLanguage: Record<string, string> | []
  HashValue: string
  CbMdbTmedia2ShareGroups: { IdShareGroup: number }[]
  AvailabeShareGroups: ShareGroup[]
  MetaTmedia: { Id: number } | null
  Datetimecreated: string
  CreatedBy: string
  LastChange: string
}

/** Context for converting a stored picture to the contract's `Picture`. */
interface PictureSurroundings {
  createdBy: string
  shareGroups: readonly { id: number; nameMl: string }[]
  activeGroupIds: ReadonlySet<number>
}

/** Converts a stored picture to the contract's form. */
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
    AvailabeShareGroups: shareGroups.map(({ id, nameMl }) => ({
      Id: id,
      NameMl: nameMl,
      Active: activeGroupIds.has(id),
    })),
    MetaTmedia: row.metaTmediaId === null ? null : { Id: row.metaTmediaId },
    Datetimecreated: wireDate(row.created),
    CreatedBy: createdBy,
    LastChange: wireDate(row.lastChange),
  }
}
