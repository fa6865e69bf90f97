/** How one thing stands: as it should; so that something is missing or slower; so that windows don't work. */
export type DiagnosisStatus = 'ok' | 'limited' | 'problem'

/** One line of the table. */
export interface DiagnosisCheck {
  readonly status: DiagnosisStatus
  /** The finding. */
  readonly found: string
  /** What to do about it; empty if all is well. */
  readonly advice: string
}

/** Names of the checks. Each configured host has its own line, `host https://…`, and so has each template that a window used, `template picmeta`. */
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
  /** Its version; undefined where it doesn't say. */
  readonly version: string | undefined
  /** The address of its script; undefined for the copy in a page's own bundle. */
  readonly from: string | undefined
  /** True for the copy that ran the diagnosis. */
  readonly isThis: boolean
}

/** Result of `foyer.diagnose()`. */
export interface Diagnosis {
  /** The version of the copy that was asked. */
  readonly version: string
  /** `modules`: foyer.js with its folder esm; `single file`: foyer.umd.js; `package`: in a bundle of the page's own. */
  readonly build: 'modules' | 'single file' | 'package'
  /** Where its files come from; undefined in a bundle. */
  readonly from: string | undefined
  readonly copies: readonly DiagnosisCopy[]
  /** Every check by its name, as the table shows them. */
  readonly checks: Readonly<Partial<Record<DiagnosisName, DiagnosisCheck>>>
  /** The names of the checks that found a problem. */
  readonly problems: readonly DiagnosisName[]
}

/** The check of what is as it should be. */
export function good(found: string): DiagnosisCheck {
  return { status: 'ok', found, advice: '' }
}
