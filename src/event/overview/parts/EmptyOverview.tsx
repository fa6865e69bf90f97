import { CalendarDays, CalendarPlus, Search } from 'lucide'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { EmptyState } from '../../../kit/control/EmptyState'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { OverviewLabel } from '../eventOverviewLabels'

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${cssVar('space-2')};
`

interface EmptyOverviewProps {
  /** True when a search, a date or a filter found nothing; false if there is no event at all. */
  readonly isSearching: boolean
  /** Number of loaded events, none of which fits the filters; undefined without a filter. */
  readonly filtered: number | undefined
  onNew(): void
  onShowAll(): void
  /** Loads further events; set if the portal may have events that are not loaded yet. */
  readonly onMore: (() => void) | undefined
}

/** Shows, in place of an empty list, the reason why it is empty, and offers the next step (events 2.1). */
export function EmptyOverview({ isSearching, filtered, onNew, onShowAll, onMore }: EmptyOverviewProps) {
  const t = useLabels<OverviewLabel>()
  return isSearching ? (
    <EmptyState
      icon={Search}
      heading={t('event_overview_nothing_found')}
      text={
        filtered === undefined
          ? t('event_overview_nothing_found_text')
          : t('event_filter_nothing_text', { COUNT: filtered })
      }
      action={
        <Actions>
          {onMore && <Button onClick={onMore}>{t('event_filter_more')}</Button>}
          <Button onClick={onShowAll}>{t('event_overview_show_all')}</Button>
        </Actions>
      }
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
