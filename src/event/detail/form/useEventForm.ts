import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { useLabels } from '../../../labels/useLabels'
import type { DetailLabel } from '../eventDetailLabels'
import type { EventDraft } from '../EventDraft'
import type { EventForm, FieldBinding } from './createEventForm'
import type { EventFormState, EventFormStore } from './createEventFormStore'

/** The form that a part belongs to. */
export const EventFormContext = createContext<EventForm | undefined>(undefined)

/** Returns the form around the part. */
export function useEventForm(): EventForm {
  const form = useContext(EventFormContext)
  if (!form) throw new Error('useEventForm was called outside of an event form; render the component inside one.')
  return form
}

/**
 * Subscribes to a part of the form's state. `select` must return the same object as long as its content is the same.
 */
export function useEventFormState<T>({ subscribe, read }: EventFormStore, select: (state: EventFormState) => T): T {
  return useSyncExternalStore(subscribe, () => select(read()))
}

interface BoundField<Value> extends FieldBinding {
  readonly value: Value
  onChange(value: Value): void
  readonly error: string | undefined
}

/** Binds a field of the form: its value, the text of its error, and its handlers for change and blur. */
export function useField<Name extends keyof EventDraft>(name: Name): BoundField<EventDraft[Name]> {
  const form = useEventForm()
  const { store } = form
  const t = useLabels<DetailLabel>()
  const value = useEventFormState(store, state => state.draft[name])
  const error = useEventFormState(store, state => state.shown[name])
  const onChange = useCallback((next: EventDraft[Name]) => store.change({ [name]: next }), [store, name])
  return { value, onChange, error: error && t(error.label, error.markers), ...form.bindingOf(name) }
}
