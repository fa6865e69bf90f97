/** Source file of the library, as the floor rules read it. */
export interface SourceText {
  /** Relative to the repository with forward slashes, such as `src/lib/cookie.ts`. */
  readonly path: string
  readonly text: string
}
