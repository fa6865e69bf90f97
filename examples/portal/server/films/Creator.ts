/** Who makes culture, with a page of their own or without. */
export interface Creator {
  id: number | null
  name: string
  city: string
  about: string
}
