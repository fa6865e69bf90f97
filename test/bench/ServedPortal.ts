/** A running portal that a bench owns. */
export interface ServedPortal {
  /** The portal's address, ending in a slash. */
  readonly url: string
  /** Cookie of the author with the large library: `name=value`. */
  readonly cookie: string
  stop(): Promise<void>
}
