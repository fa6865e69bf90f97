import { useCallback } from 'react'
import { useLabels } from '../../../labels/useLabels'
import type { DetailLabel } from '../eventDetailLabels'
import type { EventDraft } from '../EventDraft'
import type { FieldBinding } from './createEventForm'
import { useEventForm, useEventFormState } from './useEventForm'

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
