/** A picture of an event as the contract sends it (events 3.2). */
export interface MediaItem {
  Id: number
  Uri: string
  Width: number
  Height: number
}
