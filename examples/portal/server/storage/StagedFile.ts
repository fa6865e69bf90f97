/** A file that is written but not yet shown by anything: one of the two calls ends that. */
export interface StagedFile {
  uri: string
  /** Makes sure that the whole file is at its address. */
  keep(): Promise<void>
  /** Throws away what was written beside the address; what is at the address may be another's. */
  drop(): Promise<void>
}
