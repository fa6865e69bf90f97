/** A running portal. */
export interface Portal {
  /** Its address, ending in a slash. */
  url: string
  /** Stops accepting, finishes what is under way, closes the database; calling it twice is the same as once. */
  close(): Promise<void>
}
