import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { comparedDraft } from './duplicates/findLikelyDuplicates'
import { draftToCluster } from './draftToCluster'
import type { DetailLabel } from './eventDetailLabels'
import type { EventFormStore } from './form/createEventFormStore'
import { draftSpan } from './span/eventSpan'

interface RepeatedForm {
  /** True when the form has values that are not saved. */
  readonly isUnsaved: boolean
  /** Called when events were created or deleted. */
  onRepeated?: (() => void) | undefined
}

/**
 * Returns a function that opens the repeat window for a valid form, and resolves when that window closes. If the event
 * has no date, the function only shows a message.
 */
export function useOpenRepeat(store: EventFormStore, { isUnsaved, onRepeated }: RepeatedForm) {
  const { openWindow, tell } = useShell()
  const t = useLabels<DetailLabel>()
  return async (): Promise<void> => {
    const { base, draft } = store.read()
    const { span } = draftSpan(draft, base)
    if (!span) {
      await tell({ heading: t('event_date_from'), text: t('event_repeat_no_date') })
      return
    }
    await openWindow('event.repeat', {
      fields: draftToCluster(draft, base),
      span,
      event: comparedDraft(draft, base, span),
      isUnsaved,
      onChanged: () => onRepeated?.(),
    })
  }
}
