/** A place on the earth, in degrees. */
export interface Coordinates {
  readonly lat: number
  readonly lng: number
}
