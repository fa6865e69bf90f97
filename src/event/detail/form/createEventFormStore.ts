import type { EventCluster } from '../../cluster/EventCluster'
import type { RequiredFields } from '../../topics/useEventCategories'
import { clusterToDraft } from '../clusterToDraft'
import type { EventFieldName } from '../detailFieldLabels'
import { changedNames, type DraftPart, isSameValue } from '../draftChangesModel'
import type { EventDraft, EventFieldErrors } from '../EventDraft'
import { validateDraft } from '../validateDraft'

/** What the form knows at one moment. */
export interface EventFormState {
  /** The event as the portal had it. */
  readonly base: EventCluster
  /** What the fields held of it. */
  readonly start: EventDraft
  readonly draft: EventDraft
  /** The fields that differ from the start. */
  readonly changed: readonly (keyof EventDraft)[]
  /** Everything that is wrong, shown or not. */
  readonly errors: EventFieldErrors
  /** What is wrong with fields that were left or checked: from then on until the value is right (events 4.9). */
  readonly shown: EventFieldErrors
}

/** Holds what the form's fields hold. A field listens to its own value, so that a key press draws one field and not the window. */
export interface EventFormStore {
  read(): EventFormState
  subscribe(listener: () => void): () => void
  /** Puts new values into fields. */
  change(part: DraftPart): void
  /** Takes no change as long as it is held: what is on its way to the portal is what counts, nothing typed meanwhile could come with it. */
  hold(isHeld: boolean): void
  /** Takes up what was entered earlier: against what stood in the fields then, so that what someone else saved since is noticed. */
  restore(entered: DraftPart, before: DraftPart): void
  /** Judges fields aloud. */
  validate(names: readonly EventFieldName[]): void
  /** Begins from another state of the event; what was entered stays unless it is given. */
  rebase(base: EventCluster, draft?: EventDraft): void
  /** What the customer asks of every event. */
  require(required: RequiredFields | null): void
}

/** Answers the earlier object where nothing in it differs: who listens to it draws nothing then. */
function reuseUnchanged<T extends object>(earlier: T, next: T): T {
  const names = Object.keys(next) as (keyof T)[]
  const reused = Object.fromEntries(
    names.map(name => [name, isSameValue(earlier[name], next[name]) ? earlier[name] : next[name]]),
  ) as T
  return names.length === Object.keys(earlier).length && names.every(name => earlier[name] === reused[name])
    ? earlier
    : reused
}

/** Opens the store of an event's form. */
export function createEventFormStore(cluster: EventCluster): EventFormStore {
  const listeners = new Set<() => void>()
  let required: RequiredFields | null = null
  let isHeld = false
  let validated: ReadonlySet<EventFieldName> = new Set()
  const start = clusterToDraft(cluster)
  let state: EventFormState = {
    base: cluster,
    start,
    draft: start,
    changed: [],
    errors: validateDraft(start, cluster, required),
    shown: {},
  }
  const set = (part: Partial<EventFormState>) => {
    const next = { ...state, ...part }
    const errors = reuseUnchanged(state.errors, validateDraft(next.draft, next.base, required))
    const shown = reuseUnchanged(
      state.shown,
      Object.fromEntries(Object.entries(errors).filter(([name]) => validated.has(name as EventFieldName))),
    )
    const changed = changedNames(next.start, next.draft)
    state = { ...next, errors, shown, changed: isSameValue(changed, state.changed) ? state.changed : changed }
    for (const listener of listeners) listener()
  }
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(part) {
      if (!isHeld) set({ draft: { ...state.draft, ...part } })
    },
    hold(next) {
      isHeld = next
    },
    restore: (entered, before) => set({ start: { ...state.start, ...before }, draft: { ...state.draft, ...entered } }),
    validate(names) {
      validated = new Set([...validated, ...names])
      set({})
    },
    rebase: (base, draft = state.draft) => set({ base, start: clusterToDraft(base), draft }),
    require(next) {
      required = next
      set({})
    },
  }
}
