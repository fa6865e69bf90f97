/** A file of the documentation. */
export interface DocFile {
  /** Path from the repository's root. */
  readonly path: string
  readonly text: string
}
