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
}

/** A call that is ready to be made. */
export interface ReadyCall {
  send(signal: AbortSignal): Promise<unknown>
  /** How often the portal has done it. */
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
}
