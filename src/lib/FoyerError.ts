/** Stable codes of every FoyerError; integrators may switch on them. */
export type FoyerErrorCode =
  | 'CONFIG_UNKNOWN_OPTION'
  | 'CONFIG_WRONG_TYPE'
  | 'CONFIG_WRONG_VALUE'
  | 'CONFIG_MISSING_ACCOUNT'
  | 'CONFIG_BAD_JSON'
  | 'CONFIG_WRONG_CONTAINER'
  | 'CORE_NOT_LOADED'
  | 'CHUNK_NOT_LOADED'
  | 'MISSING_DEPENDENCIES'
  | 'WINDOW_CRASHED'
  | 'WINDOW_REMOVED'
  | 'CALL_WRONG_ARGUMENT'
  | 'REQUEST_REFUSED'
  | 'REQUEST_UNREACHABLE'
  | 'REQUEST_ABORTED'
  | 'REQUEST_BLOCKED'
  | 'ANSWER_MALFORMED'

/**
 * An error for integrators. It has a stable `code`. Its text begins with `Foyer:` and says what happened, why, and what
 * to do.
 */
export class FoyerError extends Error {
  override name = 'FoyerError'
  declare readonly code: FoyerErrorCode

  constructor(code: FoyerErrorCode, text: string, options?: ErrorOptions) {
    super(`Foyer: ${text}`, options)
    this.code = code
  }
}
