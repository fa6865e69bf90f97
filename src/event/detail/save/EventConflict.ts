import type { EventCluster } from '../../cluster/EventCluster'
import type { EventDraft } from '../EventDraft'

/** What someone else saved in fields that were changed here too. */
export interface EventConflict {
  readonly names: readonly (keyof EventDraft)[]
  readonly theirs: EventCluster
}
