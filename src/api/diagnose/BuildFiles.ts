/** The files of a build in modules, as its table of chunks tells them. */
export interface BuildFiles {
  /** The table's own address; the files lie beside it. */
  readonly address: string
  readonly frame: string
  /** Imports one of them; by the table, because a bundler would warn of an address that it can not know. */
  load(file: string): Promise<unknown>
  /** By window, and by language. */
  readonly files: readonly Readonly<Record<string, string | readonly string[]>>[]
}
