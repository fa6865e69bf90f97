/** A demo picture's file, checked and written but not yet at its address. */
export interface StoredFile {
  uri: string
  width: number
  height: number
  hash: string
  keep(): Promise<void>
}
