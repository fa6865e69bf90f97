/** Language id → description. */
export type DescriptionsByIdLanguage = Readonly<Record<string, string>>

/** Share group that a picture may belong to. */
export interface ShareGroup {
  readonly Id: number
  /** The display name. */
  readonly NameMl: string
  /** True when the picture belongs to the group. */
  readonly Active: boolean
}

/** Picture with the fields of the contract (image-library 3.1). The library adds `Description` and `unread`. */
export interface Picture {
  readonly Id: number
  /**
   * Address of the original. A smaller version has `_t` and an index before the ending: `/media/wehr_t2.jpg`. The index
   * is not a size in px. In the reference portal the longest side is 80 px with `_t0`, 160 with `_t1`, 320 with
   * `_t2`, and 640 with `_t3`.
   */
  readonly Uri: string
  readonly Title: string | null
  readonly Subtitle: string | null
  /** Width of the original in px; 0 if the portal does not know it. */
  readonly Width: number
  /** Height of the original in px; 0 if the portal does not know it. */
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
  /**
   * The description in the language of `locale`, or an empty text. Only pictures that the library returns have it, and
   * only if `checkForFields` names it. Missing if the portal has no such language.
   */
  readonly Description?: string | undefined
  /** Equal for pictures that look alike. */
  readonly HashValue: string
  /** Not empty if the picture is shared. */
  readonly CbMdbTmedia2ShareGroups: readonly unknown[]
  readonly AvailabeShareGroups: readonly ShareGroup[]
  readonly MetaTmedia: { readonly Id: number } | null
  readonly Datetimecreated: string
  readonly CreatedBy: string
  readonly LastChange: string
  /**
   * Names of the fields that the response lacked. Their values in this object are empty. No window sends such a field
   * back, unless the person fills it.
   */
  readonly unread?: readonly string[] | undefined
}
