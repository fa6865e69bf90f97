import type { DocBlock } from './DocBlock'

/** Code of a block as the TypeScript compiler gets it. */
export interface Snippet {
  /** Path of a virtual file, from the repository's root. */
  readonly path: string
  readonly code: string
  readonly block: DocBlock
  /** Number of lines of the block before the snippet; below 0 if the code begins with the lines of an existing file. */
  readonly offset: number
  /** True when the code is JavaScript. It may use values that may be missing, and parameters without types. */
  readonly isLoose: boolean
}
