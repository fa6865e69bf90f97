/** Where a list's pictures come from, in the words of a statement in which the signed-in account is `a` and $2 is the list's id. */
export interface ListSource {
  /** Under which a server keeps the plan. */
  name: string
  /** The tables, with the pictures as `p` where texts are filtered. */
  from: string
  where: string
  /** The columns that order it, newest first, and the picture's id among them as `id`. */
  columns: string
  newestFirst: string
  /** The id of the account whose list it is; null where there is no such list. */
  owner: string
}
