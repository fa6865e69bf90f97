/** A place of the gazetteer; `id` is its GeoNames id. */
export interface City {
  id: number
  name: string
  /** Its name as names are compared. */
  folded: string
  country: string
  /** The code of its state or canton. */
  region: string
  population: number
  /** Degrees. */
  lat: number
  lng: number
}
