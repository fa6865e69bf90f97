/** A series of pictures as the portal sends it (image-library 3.3). */
export interface Series {
  readonly Id: number
  readonly Title: string
}
