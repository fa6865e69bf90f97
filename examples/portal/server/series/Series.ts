/** A series as the contract sends it. */
export interface Series {
  Id: number
  Title: string
}
