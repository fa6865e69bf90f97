import { createContext, useContext, useSyncExternalStore } from 'react'
import type { EventForm } from './createEventForm'
import type { EventFormState, EventFormStore } from './createEventFormStore'

/** The editor that a part stands in. */
export const EventFormContext = createContext<EventForm | undefined>(undefined)

/** The editor one is in. */
export function useEventForm(): EventForm {
  const form = useContext(EventFormContext)
  if (!form) throw new Error('useEventForm was called outside of an event editor; render the component inside one.')
  return form
}

/** Listens to a part of what the editor knows; `select` answers the same object as long as nothing in it differs. */
export function useEventFormState<T>({ subscribe, read }: EventFormStore, select: (state: EventFormState) => T): T {
  return useSyncExternalStore(subscribe, () => select(read()))
}
