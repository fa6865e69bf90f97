/** A running portal that a bench owns. */
export interface ServedPortal {
  /** Its address, ending in a slash. */
  readonly url: string
  /** The cookie of the author, whose library is the large one: `name=value`. */
  readonly cookie: string
  stop(): Promise<void>
}
