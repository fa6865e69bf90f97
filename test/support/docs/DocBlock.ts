/** A code block of the documentation. */
export interface DocBlock {
  /** Path of the file. */
  readonly path: string
  /** Line of the file on which the code begins. */
  readonly line: number
  readonly language: string
  /** File of `src` that the code belongs to; its imports are resolved from there. Empty for an integrator's code. */
  readonly place: string
  readonly code: string
}
