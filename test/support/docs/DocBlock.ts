/** A code block of the documentation. */
export interface DocBlock {
  /** Path of the file. */
  readonly path: string
  /** Line of the file on which the code begins. */
  readonly line: number
  readonly language: string
  /** File of `src` for which the code is written, which resolves its imports; empty for an integrator's code. */
  readonly place: string
  readonly code: string
}
