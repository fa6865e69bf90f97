/** A file that is written but not yet at its address: one of the two calls ends that. */
export interface StagedFile {
  uri: string
  /** Puts the file at its address, at once and whole. */
  keep(): Promise<void>
  /** Throws the file away. */
  drop(): Promise<void>
}
