import type { Page } from '@playwright/test'
import type { FaultRule } from '../../support/faultProxy/FaultRule'
import type { FaultCase } from './faultTable'

/** A window in which a person enters something, and one of its requests. */
export interface FaultWalk {
  readonly title: string
  readonly rule: Omit<FaultRule, 'fault'>
  /** The account that runs the walk, or null for a visitor. By default, the author. */
  readonly account?: string | null
  open(page: Page): Promise<unknown>
  /** Values to enter, by selector of the field. */
  readonly typed: Readonly<Record<string, string>>
  /** Makes the call, also for each retry. */
  act(page: Page): Promise<void>
  /** Expects the call to have succeeded. */
  done(page: Page): Promise<void>
  /** True when the request has an idempotency key, so that the portal handles it only once. */
  readonly isKeyed?: true
  /** Returns the number of times that the portal has stored the entered values in the end; 1 is expected. */
  written?(page: Page): Promise<number>
  /**
   * Response for the fault 'JSON with wrong types', which changes the types in it. Set for a call that must not run
   * twice, because the portal then does not get the request. By default, the fault changes the portal's response.
   */
  readonly answer?: unknown
  /** Returns true for a fault to leave out, because the contract allows such a response or the call would run twice. */
  readonly without?: (fault: FaultCase) => boolean
  /** Messages by name of the fault, if they differ from those of `walkFaultTable`. */
  readonly says?: Readonly<Record<string, RegExp>>
}
