import type { FailureReading } from '../../../src/wire/presentFailedRequest'
import type { Fault } from '../../support/faultProxy/Fault'

/** A fault and its effect on a call: a column of the fault matrix (`faultMatrix.test.ts`). */
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
