/** A category as the contract sends it (events 3.3). */
export interface CategoryOption {
  value: string
  label: string
}
