import { EllipsisVertical } from 'lucide'
import { memo, type ReactNode } from 'react'
import { Icon } from '../../../kit/control/Icon'
import { Spinner } from '../../../kit/control/Spinner'
import type { ReadLabel } from '../../../labels/useLabels'
import { type EventRow, rowName } from '../EventRow'
import type { OverviewLabel } from '../eventOverviewLabels'

interface EventLineProps {
  readonly row: EventRow
  readonly index: number
  readonly isMarked: boolean
  /** True when the Tab key reaches this row. The Tab key reaches only one row of the list. */
  readonly isActive: boolean
  /** True while an action on the event runs. */
  readonly isBusy: boolean
  /** Side menu of the row while it is open. */
  readonly menu: ReactNode
  readonly t: ReadLabel<OverviewLabel>
}

/**
 * One event of the list. It has no handlers, because the table reads `data-index` and `data-action` of the pressed
 * element.
 */
export const EventLine = memo(function EventLine({ row, index, isMarked, isActive, isBusy, menu, t }: EventLineProps) {
  const { isPublished, date, time, city, host, category } = row
  const name = rowName(row, t)
  const status = t(isPublished ? 'event_published' : 'event_not_published')
  const tabIndex = isActive ? 0 : -1
  return (
    <div
      role="row"
      className="line"
      aria-rowindex={index + 2}
      aria-selected={isMarked}
      aria-busy={isBusy || undefined}
      tabIndex={tabIndex}
      data-index={index}
    >
      <div role="gridcell" className="mark" data-action="mark">
        <input
          type="checkbox"
          checked={isMarked}
          readOnly
          tabIndex={-1}
          aria-label={t('event_mark', { TITLE: name })}
        />
      </div>
      <div role="gridcell" className="status" title={status}>
        <span className={isPublished ? 'dot isOn' : 'dot'} />
        <span className="statusText">{status}</span>
      </div>
      <div role="gridcell" className={date ? 'date' : 'date isMissing'}>
        <span>{date || t('event_date_missing')}</span>
        {time && <span className="time">{time}</span>}
      </div>
      <div role="gridcell" className="text city">
        {city}
      </div>
      <div role="gridcell" className="text host">
        {host}
      </div>
      <div role="gridcell" className={row.title ? 'text title' : 'text title isMissing'}>
        {name}
      </div>
      <div role="gridcell" className="text category">
        {category}
      </div>
      <div role="gridcell" className="menu" data-action="menu">
        <button
          type="button"
          aria-haspopup="menu"
          aria-expanded={Boolean(menu)}
          aria-disabled={isBusy || undefined}
          tabIndex={tabIndex}
          aria-label={t('event_menu', { TITLE: name })}
        >
          {isBusy ? <Spinner /> : <Icon of={EllipsisVertical} />}
        </button>
        {menu}
      </div>
    </div>
  )
})
