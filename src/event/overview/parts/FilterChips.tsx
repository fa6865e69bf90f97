import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { OverviewLabel } from '../eventOverviewLabels'
import { type RowFilter, type RowFilters, rowFilters } from '../rowFilters'

interface FilterChipsProps {
  readonly filters: RowFilters
  /** Number of loaded events for each filter; undefined while nothing is loaded. */
  readonly counts: Readonly<Record<RowFilter, number>> | undefined
  onToggle(filter: RowFilter): void
}

// One line that scrolls on a phone, because a second line would take space from the list.
const Line = styled.div`
  display: flex;
  flex: none;
  gap: ${cssVar('space-2')};
  padding: 2px ${cssVar('space-4')} ${cssVar('space-2')};
  overflow-x: auto;
  scrollbar-width: none;
`
const Chip = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${cssVar('space-1')};
  min-height: ${cssVar('size-control-small')};
  padding: 0 ${cssVar('space-3')};
  border: 1px solid ${cssVar('border-strong')};
  border-radius: ${cssVar('radius-round')};
  background: transparent;
  color: ${cssVar('text')};
  font-size: ${cssVar('font-small')};
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    background: ${cssVar('surface-hover')};
  }
  &[aria-pressed='true'] {
    border-color: ${cssVar('accent')};
    background: ${cssVar('accent-soft')};
    color: ${cssVar('accent-text')};
    font-weight: ${cssVar('weight-strong')};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
`
const Count = styled.span`
  font-variant-numeric: tabular-nums;
`

/** The quick filters as chips, each with the number of loaded events that fit. */
export function FilterChips({ filters, counts, onToggle }: FilterChipsProps) {
  const t = useLabels<OverviewLabel>()
  return (
    <Line role="group" aria-label={t('event_filters')}>
      {rowFilters.map(filter => (
        <Chip key={filter} type="button" aria-pressed={filters.has(filter)} onClick={() => onToggle(filter)}>
          {t(`event_filter_${filter}`)}
          {counts && <Count>{counts[filter]}</Count>}
        </Chip>
      ))}
    </Line>
  )
}
