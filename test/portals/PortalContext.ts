import type { ResponseForms } from './responseForms'
import type { Shapes } from './openShapes'
import type { SecondPortalState } from './SecondPortalState'

/** The data that the portal needs to respond to a call. */
export interface PortalContext {
  readonly state: SecondPortalState
  readonly shapes: Shapes
  readonly forms: ResponseForms
  /** Account id of the session; undefined without a session. */
  readonly accountId: number | undefined
}
