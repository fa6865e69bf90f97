/** What else is known of files that a person dropped, pasted or chose. */
export interface FileSource {
  /** A dropped folder held more than were taken. */
  readonly isCut?: boolean
  /** The input that holds exactly these files, in browsers where a script can't fill another one. */
  readonly input?: HTMLInputElement
}
