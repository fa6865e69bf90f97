/** A category; `systems` are the category systems that know it (events 9). */
export interface Category {
  id: number
  name: string
  systems: readonly number[]
  /** Its group's id, for one of a group. */
  group?: number
}
