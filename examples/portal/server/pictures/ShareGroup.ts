/** A share group as a picture lists it: `Active` says whether the picture belongs to it. */
export interface ShareGroup {
  Id: number
  NameMl: string
  Active: boolean
}
