import type { EditingState } from '../rule/EditingState'
import type { RuleFault } from '../rule/RuleFault'

/** What a form knows of one field beside its value. */
export interface FieldState {
  /** A person is in it or has put something into it; while not, the default label text shows. */
  readonly isEdited: boolean
  /** It was left or sent at least once: from then on every change is judged aloud. */
  readonly isJudged: boolean
  readonly fault?: RuleFault | undefined
  /** What the server holds against the value, in words; gone with the next change. */
  readonly refusal?: string | undefined
  /** Its rules rest, for instance because another mode of the window has hidden it. */
  readonly isSuspended: boolean
  /** How far its editing has come, if it says so. */
  readonly editing?: EditingState | undefined
}
