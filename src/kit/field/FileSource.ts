/** What else is known of files that a person dropped, pasted or chose. */
export interface FileSource {
  /** What was dropped, with folders among it; the files are in there. */
  readonly entries?: readonly FileSystemEntry[]
  /** The input that holds exactly these files, in browsers where a script can't fill another one. */
  readonly input?: HTMLInputElement
}
