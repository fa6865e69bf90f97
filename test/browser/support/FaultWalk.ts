import type { Page } from '@playwright/test'
import type { FaultRule } from '../../support/faultProxy/FaultRule'
import type { FaultCase } from './faultTable'

/** A window in which a person enters something, and one call that it makes. */
export interface FaultWalk {
  readonly title: string
  readonly rule: Omit<FaultRule, 'fault'>
  /** The account that runs the walk; default: the author. */
  readonly account?: string | null
  open(page: Page): Promise<unknown>
  /** Values to enter, by selector of the field. */
  readonly typed: Readonly<Record<string, string>>
  /** Makes the call, each time. */
  act(page: Page): Promise<void>
  /** The call has done its work. */
  done(page: Page): Promise<void>
  /** It carries a key, by which the portal does it once however often it is asked. */
  readonly isKeyed?: true
  /** How often the portal has it in the end, of what must be there once. */
  written?(page: Page): Promise<number>
  /** A response used instead of the portal's. For a call that must not run twice: the portal does not get the request whose response has wrong types. */
  readonly answer?: unknown
  /** Faults left out: the contract allows such a response, or the call would run twice. */
  readonly without?: (fault: FaultCase) => boolean
  /** Messages that differ from the table's. */
  readonly says?: Readonly<Record<string, RegExp>>
}
