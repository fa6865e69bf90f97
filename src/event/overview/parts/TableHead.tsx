import { ArrowDown, ArrowUp } from 'lucide'
import { Icon } from '../../../kit/control/Icon'
import { VisuallyHidden } from '../../../kit/control/LiveRegion'
import { useLabels } from '../../../labels/useLabels'
import type { EventColumn, EventSort } from '../sortRows'
import type { OverviewLabel } from '../eventOverviewLabels'

interface TableHeadProps {
  readonly sort: EventSort | undefined
  readonly areAllMarked: boolean
  onSort(column: EventColumn): void
  onMarkAll(): void
}

const COLUMNS: readonly EventColumn[] = ['status', 'date', 'city', 'host', 'title', 'category']

/**
 * The column headers. A click sorts by the column in ascending order. A second click reverses the order (events 2.1).
 */
export function TableHead({ sort, areAllMarked, onSort, onMarkAll }: TableHeadProps) {
  const t = useLabels<OverviewLabel>()
  return (
    <div role="rowgroup" className="head">
      <div role="row" className="names" aria-rowindex={1}>
        <div role="columnheader" className="mark">
          <label>
            <input type="checkbox" checked={areAllMarked} onChange={onMarkAll} aria-label={t('event_mark_all')} />
          </label>
        </div>
        {COLUMNS.map(column => {
          const isSorted = sort?.column === column
          return (
            <div
              key={column}
              role="columnheader"
              className={column}
              aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
            >
              <button type="button" onClick={() => onSort(column)} title={t(`event_column_${column}`)}>
                <span>{t(`event_column_${column}`)}</span>
                {isSorted && <Icon of={sort.isDescending ? ArrowDown : ArrowUp} size={14} />}
              </button>
            </div>
          )
        })}
        <div role="columnheader" className="menu">
          <VisuallyHidden>{t('event_column_actions')}</VisuallyHidden>
        </div>
      </div>
    </div>
  )
}
