import { useCallback } from 'react'
import { useLabels } from '../../../labels/useLabels'
import type { DetailLabel } from '../eventDetailLabels'
import type { EventDraft } from '../EventDraft'
import type { FieldActs } from './createEditor'
import { useEditorState, useEventForm } from './useEventForm'

interface BoundField<Value> extends FieldActs {
  readonly value: Value
  onChange(value: Value): void
  readonly error: string | undefined
}

/** Binds a field of the editor: its value, its error in words, and what happens when it is changed and left. */
export function useField<Name extends keyof EventDraft>(name: Name): BoundField<EventDraft[Name]> {
  const editor = useEventForm()
  const { store } = editor
  const t = useLabels<DetailLabel>()
  const value = useEditorState(store, state => state.draft[name])
  const fault = useEditorState(store, state => state.shown[name])
  const onChange = useCallback((next: EventDraft[Name]) => store.change({ [name]: next }), [store, name])
  return { value, onChange, error: fault && t(fault.label, fault.markers), ...editor.actsOf(name) }
}
