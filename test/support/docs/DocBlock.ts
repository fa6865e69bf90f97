/** A code block of the documentation. */
export interface DocBlock {
  /** The file that it stands in. */
  readonly path: string
  /** The line of the file on which its code begins. */
  readonly line: number
  readonly language: string
  /** The file of `src` that the code belongs into, where its imports are read; empty: an integrator's code. */
  readonly place: string
  readonly code: string
}
