import type { ResolvedConfig } from '../../config/resolveConfig'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { refusalStatus } from '../../wire/FailedRequest'
import { fetchEventCluster } from '../cluster/eventClusterWire'
import { isEditedHere } from '../cluster/EventCluster'
import { useExpertMode } from '../expert/useExpertMode'
import type { ImportSource } from '../import/ImportSource'
import { type EventRow, clusterToRow } from './EventRow'
import type { OverviewLabel } from './eventOverviewLabels'
import type { OverviewOptions } from './EventOverviewWindow'
import type { useEventList } from './useEventList'

/**
 * Opens events: single and framework events in the event form, others in the expert mode after a question (events 4.2).
 * Updates the list after a save.
 */
export function useOpenEvent(
  config: ResolvedConfig,
  { keepHash }: OverviewOptions,
  { put, remove, reload }: Pick<ReturnType<typeof useEventList>, 'put' | 'remove' | 'reload'>,
) {
  const { ask, openWindow, showFailedRequest } = useShell()
  const openExpertMode = useExpertMode()
  const t = useLabels<OverviewLabel>()

  const readAgain = async (id: number) => {
    try {
      put(clusterToRow({ ...(await fetchEventCluster(config, id)), Id: id }))
    } catch (error) {
      if (refusalStatus(error) === 404) remove(new Set([id]))
      else await showFailedRequest(error, () => void readAgain(id))
    }
  }
  const edit = async (options: { readonly eventId: number | null; readonly copyOf?: number }) => {
    const result = await openWindow<{ readonly savedId?: number }>('event.detail', {
      tab: 'Event',
      keepHash,
      onRepeated: reload,
      ...options,
    })
    if (result?.savedId !== undefined) await readAgain(result.savedId)
    // The event is saved, but its id is not known. So the whole list is loaded again.
    else if (result) reload()
  }
  const offerExpertMode = async ({ Id, type }: EventRow, options: Parameters<typeof edit>[0], text: OverviewLabel) => {
    if (isEditedHere(type)) return edit(options)
    if (
      await ask({
        heading: t('cluster_is_not_single_event_type_error_caption'),
        text: t(text),
        okText: t('open_stage'),
      })
    )
      await openExpertMode(Id)
  }
  return {
    openExpertMode: () => void openExpertMode(),
    openImport: (source?: ImportSource) => void openWindow('event.import', { source, onChanged: reload }),
    openNew: () => void edit({ eventId: null }),
    openCopy: (row: EventRow) => offerExpertMode(row, { eventId: null, copyOf: row.Id }, 'event_copy_not_single_text'),
    open: (row: EventRow) =>
      offerExpertMode(row, { eventId: row.Id }, 'cluster_is_not_single_event_type_error_message'),
  }
}
