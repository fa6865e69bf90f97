import { createElement, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { eventParts } from '../eventParts'
import type { OverviewLabel } from './eventOverviewLabels'
import { type EventRow, rowName } from './EventRow'
import { DeleteList } from './parts/DeleteList'
import type { useEventList } from './useEventList'
import { changeEvent } from '../cluster/changeEvent'
import type { useUndo } from './useUndo'

/**
 * Returns the actions of the side menu, except copy: publish, unpublish, delete, export. A row is busy while its action
 * runs.
 */
export function useRowActions(
  config: ResolvedConfig,
  {
    setPublished,
    remove,
    onGone,
  }: Pick<ReturnType<typeof useEventList>, 'setPublished' | 'remove'> & { onGone(id: number): void },
  { offer }: Pick<ReturnType<typeof useUndo>, 'offer'>,
) {
  const { ask, tell, showFailedRequest } = useShell()
  const t = useLabels<OverviewLabel>()
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())

  const run = async (row: EventRow, action: (title: string) => Promise<void>) => {
    if (busy.has(row.Id)) return
    setBusy(ids => new Set(ids).add(row.Id))
    try {
      await action(rowName(row, t))
    } catch (error) {
      await showFailedRequest(error, () => void run(row, action))
    } finally {
      setBusy(ids => new Set([...ids].filter(id => id !== row.Id)))
    }
  }
  const take = ({ Id }: EventRow) => {
    remove(new Set([Id]))
    onGone(Id)
  }
  const drop = async (row: EventRow, title: string) => {
    take(row)
    await tell({ heading: t('event_gone_heading'), text: t('event_gone_text', { TITLE: title }) })
  }
  return {
    busy,
    publish: (row: EventRow, isPublished: boolean) =>
      run(row, async title => {
        if ((await changeEvent(config, row.Id, isPublished ? 'publish' : 'unpublish')) === 'gone')
          return drop(row, title)
        setPublished(new Set([row.Id]), isPublished)
        announce(t(isPublished ? 'event_is_published' : 'event_is_unpublished', { TITLE: title }))
        if (!isPublished) offer([row.Id], title)
      }),
    async remove(row: EventRow) {
      const text = createElement(DeleteList, { rows: [row] })
      if (
        busy.has(row.Id) ||
        !(await ask({ heading: t('delete_event_head'), text, okText: t('event_delete'), isDangerous: true }))
      )
        return
      await run(row, async title => {
        await changeEvent(config, row.Id, 'delete')
        take(row)
        announce(t('event_is_deleted', { TITLE: title }))
      })
    },
    exportEvent: (row: EventRow, format: 'calendar' | 'jsonLd') =>
      run(row, async title => {
        const exportEvent = await eventParts.exportEvent()
        const isTaken = await exportEvent(config, row.Id, format, eventParts.composeICalendar)
        announce(isTaken ? t('event_taken', { TITLE: title }) : t('event_date_missing'))
      }),
  }
}
