import { useCallback, useMemo } from 'react'
import { TopicsFields } from '../../topics/TopicsFields'
import type { TopicsValues } from '../../topics/topicsRules'
import { useEventForm } from '../editor/useEventForm'
import { useEditorState } from '../editor/useEditorState'

/** What the event is filed under, bound to the editor. */
export function TopicsLine() {
  const { store, actsOf } = useEventForm()
  const { ref: keepFirst } = actsOf('FormalCategoryId')
  const FormalCategoryId = useEditorState(store, ({ draft }) => draft.FormalCategoryId)
  const ContentCategoryId = useEditorState(store, ({ draft }) => draft.ContentCategoryId)
  const characteristics = useEditorState(store, ({ draft }) => draft.characteristics)
  const EventLocationTypeId = useEditorState(store, ({ draft }) => draft.EventLocationTypeId)
  const Keywords = useEditorState(store, ({ draft }) => draft.Keywords)
  const base = useEditorState(store, state => state.base)
  const shown = useEditorState(store, state => state.shown)
  const values = useMemo(() => ({ FormalCategoryId, ContentCategoryId, characteristics, EventLocationTypeId, Keywords }), [FormalCategoryId, ContentCategoryId, characteristics, EventLocationTypeId, Keywords])
  const faults = useMemo(() => ({ ...(shown.Categories && { Categories: true as const }), ...(shown.requiredFields && { requiredFields: true as const }) }), [shown])
  const lostNames = useMemo(() => ({ formal: base.FormalCategoryName, content: base.ContentCategoryName }), [base])
  const change = useCallback((part: Partial<TopicsValues>) => store.change(part), [store])
  return <TopicsFields values={values} categorySystem={base.IdCategorySystemId} lostNames={lostNames} faults={faults} onChange={change} ref={keepFirst} />
}
