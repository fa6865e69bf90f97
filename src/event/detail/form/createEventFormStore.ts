import type { EventCluster } from '../../cluster/EventCluster'
import type { RequiredFields } from '../../topics/useEventCategories'
import { clusterToDraft } from '../clusterToDraft'
import type { EventFieldName } from '../detailFieldLabels'
import { changedNames, type DraftPart, isSameValue } from '../draftChangesModel'
import type { EventDraft, EventFieldErrors } from '../EventDraft'
import { validateDraft } from '../validateDraft'

/** The state of the form. */
export interface EventFormState {
  /** The event without the entered changes. */
  readonly base: EventCluster
  /** The values with which `draft` is compared: those of the loaded event. `restore` replaces some of them. */
  readonly start: EventDraft
  readonly draft: EventDraft
  /** The fields in which `draft` differs from `start`. */
  readonly changed: readonly (keyof EventDraft)[]
  /** All validation errors, shown or not. */
  readonly errors: EventFieldErrors
  /**
   * The errors that the form shows. An error shows after its field has lost the focus, or after an action has validated
   * the field. It disappears when the value is valid (events 4.9).
   */
  readonly shown: EventFieldErrors
}

/**
 * The store of the form's values. A field subscribes to its own value, so that a key press renders one field and not
 * the window.
 */
export interface EventFormStore {
  read(): EventFormState
  subscribe(listener: () => void): () => void
  /** Puts new values into fields. */
  change(part: DraftPart): void
  /**
   * Locks the form or unlocks it. A locked form ignores changes, because the save in progress can't include them.
   */
  hold(isHeld: boolean): void
  /**
   * Restores the values of a draft. `before` holds the portal's values at the time of the draft. These values replace
   * those of `start`, so that a save notices changes that someone else has saved since then.
   */
  restore(entered: DraftPart, before: DraftPart): void
  /** Validates fields and shows their errors. */
  validate(names: readonly EventFieldName[]): void
  /** Replaces the loaded event. The entered values stay unless `draft` is given. */
  rebase(base: EventCluster, draft?: EventDraft): void
  /** Sets the customer's required fields. */
  require(required: RequiredFields | null): void
}

/**
 * Returns `earlier` if all values are the same, else `next` with the unchanged values of `earlier`. Subscribers of
 * unchanged values then don't render.
 */
function reuseUnchanged<T extends object>(earlier: T, next: T): T {
  const names = Object.keys(next) as (keyof T)[]
  const reused = Object.fromEntries(
    names.map(name => [name, isSameValue(earlier[name], next[name]) ? earlier[name] : next[name]]),
  ) as T
  return names.length === Object.keys(earlier).length && names.every(name => earlier[name] === reused[name])
    ? earlier
    : reused
}

/** Creates the store of an event's form. */
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
