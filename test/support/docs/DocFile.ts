/** A file of the documentation. */
export interface DocFile {
  /** From the repository's root. */
  readonly path: string
  readonly text: string
}
