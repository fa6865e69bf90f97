/** A note that the file at an address may be shown by nothing. */
export interface LooseFile {
  id: number
  uri: string
}
