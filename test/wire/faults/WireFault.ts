import type { FailureReading } from '../../../src/wire/presentFailedRequest'
import type { Fault } from '../../support/faultProxy/Fault'

/** A fault of the matrix, and what the wire makes of it. */
export interface WireFault {
  readonly name: string
  readonly fault: Fault
  /** How the call fails, with the status of a refusal; undefined: it does not. */
  readonly failure: string | undefined
  /** What a person is shown of it by the rules, in the two readings. */
  readonly shows?: Readonly<Record<FailureReading, string>>
  /** The portal has done what was asked. */
  readonly isDone?: boolean
  /** It lasts longer than the wire is patient. */
  readonly isEndless?: boolean
}
