import type { DocBlock } from './DocBlock'

/** Code of a block as the TypeScript compiler gets it. */
export interface Snippet {
  /** Path of a virtual file, from the repository's root. */
  readonly path: string
  readonly code: string
  readonly block: DocBlock
  /** Number of lines of the block before the snippet; below 0 if the code begins with lines of a file. */
  readonly offset: number
  /** True for a page's JavaScript, which need not prove that an element exists. */
  readonly isLoose: boolean
}
