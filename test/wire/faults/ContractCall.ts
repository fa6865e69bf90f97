import type { ResolvedConfig } from '../../../src/config/resolveConfig'
import type { FailureReading } from '../../../src/wire/presentFailedRequest'
import type { PortalClient } from '../../support/portalClient'

/** What a call is made with. */
export interface CallPlace {
  readonly config: ResolvedConfig
  /** A number that no other cell has, for what must be new. */
  readonly number: number
  /** The cell's fault by name. */
  readonly fault: string
  /** Sees what the portal has, as the seeded author and beside the line. */
  readonly author: PortalClient
  /** The portal's own address, beside the line. */
  readonly url: string
}

/** A call that is ready to be made. */
export interface ReadyCall {
  /** Makes it; where the row says what it `says`, answers that. */
  send(signal: AbortSignal): Promise<unknown>
  /** How often the portal has done it: mails, persons, articles and whatever else there could be two of. */
  count?(): Promise<number>
}

/** One call of the contract, as a row of the matrix. */
export interface ContractCall {
  /** `file.function`, and what tells apart the calls that one function makes. */
  readonly name: string
  readonly reading: FailureReading
  /** Leads to where the call can be made, on its own line. */
  ready(place: CallPlace): Promise<ReadyCall> | ReadyCall
  /** Who is signed in on its line; default: nobody. */
  readonly account?: string
  /** With `config.idempotency` it is done once, however often it is sent. */
  readonly isKeyed?: true
  /** It is stopped by who called, not by a patience of its own. */
  readonly isStoppedByCaller?: true
  /** Nobody is shown why it failed: something else takes its place. */
  readonly isNeverShown?: true
  /** Faults that it takes for an answer, since the contract says nothing against it. */
  readonly takes?: readonly string[]
  /** How a repeated call may fail where the first was done: the contract knows no second one. */
  readonly againOnceDone?: string
  /** What it says when it is done, and as well when it had been done before, and only the answer was lost. */
  readonly says?: string
  /** Each time it is sent it does again what is counted, and why that is harmless or wanted. */
  readonly eachTime?: string
  /** It writes, but there is nothing of it to count, or not under each fault, and why a second time is harmless. */
  readonly uncounted?: string
}
