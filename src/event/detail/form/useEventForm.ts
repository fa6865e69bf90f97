import { createContext, useContext, useSyncExternalStore } from 'react'
import type { EventForm } from './createEventForm'
import type { EventFormState, EventFormStore } from './createEventFormStore'

/** The form that a part belongs to. */
export const EventFormContext = createContext<EventForm | undefined>(undefined)

/** Returns the form around the part. */
export function useEventForm(): EventForm {
  const form = useContext(EventFormContext)
  if (!form) throw new Error('useEventForm was called outside of an event form; render the component inside one.')
  return form
}

/** Subscribes to a part of the form's state. `select` must return the same object as long as nothing in it differs. */
export function useEventFormState<T>({ subscribe, read }: EventFormStore, select: (state: EventFormState) => T): T {
  return useSyncExternalStore(subscribe, () => select(read()))
}
