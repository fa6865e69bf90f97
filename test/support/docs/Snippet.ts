import type { DocBlock } from './DocBlock'

/** Code of a block as the TypeScript compiler gets it. */
export interface Snippet {
  /** A file that is not on the disk, from the repository's root. */
  readonly path: string
  readonly code: string
  readonly block: DocBlock
  /** How many lines of the block stand before it. */
  readonly offset: number
  /** JavaScript of a page: it need not prove that an element is there. */
  readonly isLoose: boolean
}
