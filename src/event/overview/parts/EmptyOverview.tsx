import { CalendarDays, CalendarPlus, Search } from 'lucide'
import { Button } from '../../../kit/control/Button'
import { EmptyState } from '../../../kit/control/EmptyState'
import { useLabels } from '../../../labels/useLabels'
import type { OverviewLabel } from '../eventOverviewLabels'

interface EmptyOverviewProps {
  /** True if a search or a date found nothing; false if there is no event at all. */
  readonly isSearching: boolean
  onNew(): void
  onShowAll(): void
}

/** Replaces an empty list: says why it is empty and offers the next step (events 2.1). */
export function EmptyOverview({ isSearching, onNew, onShowAll }: EmptyOverviewProps) {
  const t = useLabels<OverviewLabel>()
  return isSearching ? (
    <EmptyState
      icon={Search}
      heading={t('event_overview_nothing_found')}
      text={t('event_overview_nothing_found_text')}
      action={<Button onClick={onShowAll}>{t('event_overview_show_all')}</Button>}
    />
  ) : (
    <EmptyState
      icon={CalendarDays}
      heading={t('event_overview_empty')}
      text={t('event_overview_empty_text')}
      action={
        <Button variant="primary" icon={CalendarPlus} onClick={onNew}>
          {t('event_new')}
        </Button>
      }
    />
  )
}
