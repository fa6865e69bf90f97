import type { ResolvedConfig } from '../../../src/config/resolveConfig'
import type { FailureReading } from '../../../src/wire/presentFailedRequest'
import type { PortalClient } from '../../support/portalClient'

/** Context of one call under one fault: a cell of the fault matrix (`faultMatrix.test.ts`). */
export interface CallPlace {
  readonly config: ResolvedConfig
  /** A number that no other cell has, for values that must be new. */
  readonly number: number
  /** Name of the fault. */
  readonly fault: string
  /** Client of the seeded author, without the proxy. It prepares and reads the portal's data. */
  readonly author: PortalClient
  /** The portal's own address, without the proxy. */
  readonly url: string
}

/** A prepared call. */
export interface ReadyCall {
  /** Makes the call. If the call has `says`, resolves with the text that the test compares with it. */
  send(signal: AbortSignal): Promise<unknown>
  /** Returns the number of results of the call at the portal, such as mails, persons or articles. */
  count?(): Promise<number>
}

/** One call of the contract: a row of the fault matrix. It has a separate connection (`Line`) for each fault. */
export interface ContractCall {
  /** `file.function`, and a suffix if one function makes several calls. */
  readonly name: string
  readonly reading: FailureReading
  /** Prepares the call. */
  ready(place: CallPlace): Promise<ReadyCall> | ReadyCall
  /** Account that makes the call; default: none. */
  readonly account?: string
  /** True when `config.idempotency` makes the portal do the call only once, however often it is sent. */
  readonly isKeyed?: true
  /** True when the caller aborts the call, because the call has no time limit of its own. */
  readonly isStoppedByCaller?: true
  /** True when a failure is not shown, because a fallback takes its place. */
  readonly isNeverShown?: true
  /** Faults that count as a valid response, because the contract allows them. */
  readonly takes?: readonly string[]
  /**
   * Expected failure of a repeated call if the first one was done, because the contract does not allow a second one.
   */
  readonly againOnceDone?: string
  /** Expected result, also if the call was done before and only the response was lost. */
  readonly says?: string
  /** Reason why repeating the counted effect with each request is harmless or intended. */
  readonly eachTime?: string
  /** Reason why a second write is harmless, for calls whose effect can't be counted under some or all faults. */
  readonly uncounted?: string
}
