/** What a list's statement answers, one row where there is a session: who is signed in, whose list it is, and the page. */
export interface ListedRow {
  id: number
  firstname: string
  surname: string
  /** The id of the account whose list it is; null where there is no such list. */
  owner: number | null
  /** All share groups as JSON: [[id, name], …]. */
  groups: string
  /** The page's pictures in their order, as `id version,id version`. */
  page: string
}
