import type { DocBlock } from './DocBlock'

/** Code of a block as the TypeScript compiler gets it. */
export interface Snippet {
  /** Path of a virtual file, from the repository's root. */
  readonly path: string
  readonly code: string
  readonly block: DocBlock
  /**
   * Lines to add to a line number of `code` to get its line in the block: the number of the block's lines before the
   * snippet. If `code` begins with the lines of an existing file, minus their number.
   */
  readonly offset: number
  /** True when the code is JavaScript. Errors about possibly undefined values and untyped parameters are then ignored. */
  readonly isLoose: boolean
}
