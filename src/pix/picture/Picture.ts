/** A description per language id. */
export type DescriptionsByIdLanguage = Readonly<Record<string, string>>

/** One share group a picture may belong to. */
export interface ShareGroup {
  readonly Id: number
  /** The display name. */
  readonly NameMl: string
  readonly Active: boolean
}

/** A picture as the portal sends it; field names are the contract's (image-library 3.1). */
export interface Picture {
  readonly Id: number
  /** Address of the original; the thumbnail's is this with `_t{size}` before the ending. */
  readonly Uri: string
  readonly Title: string | null
  readonly Subtitle: string | null
  /** Width of the original in px. */
  readonly Width: number
  /** Height of the original in px. */
  readonly Height: number
  readonly Keywords: readonly string[]
  readonly Copyright: string
  readonly Link: string
  readonly Date: string
  readonly Place: string
  readonly Originator: string
  readonly Agency: string
  /** `1`, `2` or `3`. */
  readonly Rights: string
  readonly DescriptionsByIdLanguage: DescriptionsByIdLanguage
  /** Equal for pictures that look alike. */
  readonly HashValue: string
  /** Not empty: the picture is shared. */
  readonly CbMdbTmedia2ShareGroups: readonly unknown[]
  readonly AvailabeShareGroups: readonly ShareGroup[]
  readonly MetaTmedia: { readonly Id: number } | null
  readonly Datetimecreated: string
  readonly CreatedBy: string
  readonly LastChange: string
}
