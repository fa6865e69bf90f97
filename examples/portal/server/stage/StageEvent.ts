/** An event as the expert mode shows it. */
export interface StageEvent {
  Id: number
  title: string
  /** When its dates begin, as wall time 'YYYY-MM-DD HH:mm'. */
  dates: string[]
  isSeries: boolean
  isPublished: boolean
}
