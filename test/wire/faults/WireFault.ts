import type { FailureReading } from '../../../src/wire/presentFailedRequest'
import type { Fault } from '../../support/faultProxy/Fault'

/** A fault of the matrix, and its effect on the wire. */
export interface WireFault {
  readonly name: string
  readonly fault: Fault
  /** Expected error of the call, with the status of a refusal; undefined if it succeeds. */
  readonly failure: string | undefined
  /** Display of the error by `presentFailedRequest`, for both values of `FailureReading`. */
  readonly shows?: Readonly<Record<FailureReading, string>>
  /** True when the portal has handled the request. */
  readonly isDone?: boolean
  /** True when the fault lasts longer than the wire's time limit. */
  readonly isEndless?: boolean
}
