import type { AnswerForms } from './answerForms'
import type { Shapes } from './openShapes'
import type { SecondPortalState } from './SecondPortalState'

/** What the portal knows when it answers a call. */
export interface PortalContext {
  readonly state: SecondPortalState
  readonly shapes: Shapes
  readonly forms: AnswerForms
  /** The account that is logged in. */
  readonly accountId: number | undefined
}
