import { createContext, useContext, useSyncExternalStore } from 'react'
import type { EventForm } from './createEventForm'
import type { EventFormState, EventFormStore } from './createEventFormStore'

/** The form that a part belongs to. */
export const EventFormContext = createContext<EventForm | undefined>(undefined)

/** The form that the part belongs to. */
export function useEventForm(): EventForm {
  const form = useContext(EventFormContext)
  if (!form) throw new Error('useEventForm was called outside of an event form; render the component inside one.')
  return form
}

/** Listens to a part of what the form knows; `select` answers the same object as long as nothing in it differs. */
export function useEventFormState<T>({ subscribe, read }: EventFormStore, select: (state: EventFormState) => T): T {
  return useSyncExternalStore(subscribe, () => select(read()))
}
