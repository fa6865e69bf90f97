import type { Page } from '@playwright/test'
import type { FaultRule } from '../../support/faultProxy/FaultRule'
import type { FaultCase } from './faultTable'

/** A window in which a person enters something, and one call that it makes. */
export interface FaultWalk {
  readonly title: string
  readonly rule: Omit<FaultRule, 'fault'>
  /** Who does it; default: the author. */
  readonly account?: string | null
  open(page: Page): Promise<unknown>
  /** What is entered: fields by their selector. */
  readonly typed: Readonly<Record<string, string>>
  /** Makes the call, each time. */
  act(page: Page): Promise<void>
  /** The call has done its work. */
  done(page: Page): Promise<void>
  /** It carries a key, by which the portal does it once however often it is asked. */
  readonly isKeyed?: true
  /** How often the portal has it in the end, of what must be there once. */
  written?(page: Page): Promise<number>
  /** What the portal answers, for a call that would be done twice: then it does not hear of the one whose answer has wrong types. */
  readonly answer?: unknown
  /** Faults that the contract makes an answer of, or that would do it twice. */
  readonly without?: (fault: FaultCase) => boolean
  /** What is told in another way than elsewhere. */
  readonly says?: Readonly<Record<string, RegExp>>
}
