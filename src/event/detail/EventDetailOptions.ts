import type { EventTab } from '../../api/EventApi'

/** How the editor is opened. */
export interface EventDetailWindowOptions {
  /** Null: a new event. */
  readonly eventId: number | null
  readonly tab?: EventTab
  /** The event that the new one is a copy of (decisions). */
  readonly copyOf?: number
  readonly keepHash?: boolean
  readonly reload?: boolean
}

/** What the editor closes with when it was opened from the overview: the id of the saved event, where the portal said it. */
export interface EventDetailResult {
  readonly savedId: number | undefined
}
