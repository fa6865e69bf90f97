import type { ShareGroup } from './ShareGroup'

/** A picture exactly as the contract sends it (spellings included); an empty map of descriptions is sent as an empty array. */
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
