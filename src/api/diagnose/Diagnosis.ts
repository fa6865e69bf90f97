/**
 * Status of a check. `ok`: all is well. `limited`: Foyer works, but something is missing, unusual or could not be
 * checked. `problem`: a part of Foyer fails.
 */
export type DiagnosisStatus = 'ok' | 'limited' | 'problem'

/** Result of one check. `foyer.diagnose()` shows all results as a table in the console. */
export interface DiagnosisCheck {
  readonly status: DiagnosisStatus
  /** The finding. */
  readonly found: string
  /** Advice for the page; empty if all is well. */
  readonly advice: string
}

/**
 * Names of the checks. A configured host of another origin has one check for each CSP directive that it needs:
 * `host https://…` for `connect-src`, and a name such as `host https://… (img-src)` for another one. Each template
 * that a window used or that failed has a check, such as `template picmeta`.
 */
export type DiagnosisName =
  | 'files'
  | 'copies'
  | 'options'
  | 'account'
  | 'page'
  | 'policy'
  | 'styles'
  | 'policy: script'
  | 'policy: connect'
  | 'policy: frame'
  | 'Trusted Types'
  | 'localStorage'
  | 'sessionStorage'
  | 'cookies'
  | 'natives'
  | 'modules'
  | 'dialog'
  | 'popover'
  | `host ${string}`
  | `template ${string}`

/** A copy of Foyer on the page. */
export interface DiagnosisCopy {
  /** Undefined if the copy does not report its version. */
  readonly version: string | undefined
  /** The address of the copy's script; undefined if unknown, such as for a copy in the page's own bundle. */
  readonly from: string | undefined
  /** True for the copy that ran the diagnosis. */
  readonly isThis: boolean
}

/** Result of `foyer.diagnose()`. */
export interface Diagnosis {
  /** The version of the copy that ran the diagnosis. */
  readonly version: string
  /** `modules`: foyer.js with its folder esm; `single file`: foyer.umd.js; `package`: in the page's own bundle. */
  readonly build: 'modules' | 'single file' | 'package'
  /** The address of the folder `esm`, or of `foyer.umd.js`; undefined in the page's own bundle. */
  readonly from: string | undefined
  readonly copies: readonly DiagnosisCopy[]
  /** Every check by its name, in the order of the console's table. */
  readonly checks: Readonly<Partial<Record<DiagnosisName, DiagnosisCheck>>>
  /** The names of the checks that found a problem. */
  readonly problems: readonly DiagnosisName[]
}

/** Returns the result of a check without a problem. */
export function good(found: string): DiagnosisCheck {
  return { status: 'ok', found, advice: '' }
}
