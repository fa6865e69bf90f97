import type { FocusEvent, Ref } from 'react'
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
  readonly ref: Ref<HTMLDivElement>
}

// The chips are in one line that scrolls, because a second line would take space from the list. The line is as wide as
// its parent, so that a template's box does not grow with the chips.
const Line = styled.div`
  display: flex;
  flex: none;
  width: 0;
  min-width: 100%;
  gap: ${cssVar('space-2')};
  padding: 2px ${cssVar('space-4')} ${cssVar('space-2')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${cssVar('space-4')};
  scrollbar-width: none;
`
const Chip = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${cssVar('space-1')};
  max-width: 100%;
  min-height: ${cssVar('size-control-small')};
  padding: 0 ${cssVar('space-3')};
  border: 1px solid ${cssVar('border-strong')};
  border-radius: ${cssVar('radius-round')};
  background: transparent;
  color: ${cssVar('text')};
  font-size: ${cssVar('font-small')};
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

/** Shows the whole chip. The browser does not scroll to a focused element that is partly visible. */
const reveal = ({ currentTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** The quick filters as chips, each with the number of loaded events that fit. */
export function FilterChips({ filters, counts, onToggle, ref }: FilterChipsProps) {
  const t = useLabels<OverviewLabel>()
  return (
    <Line ref={ref} role="group" data-scrolls="inline" aria-label={t('event_filters')}>
      {rowFilters.map(filter => (
        <Chip
          key={filter}
          type="button"
          aria-pressed={filters.has(filter)}
          onClick={() => onToggle(filter)}
          onFocus={reveal}
        >
          {t(`event_filter_${filter}`)}
          {counts && <Count>{counts[filter]}</Count>}
        </Chip>
      ))}
    </Line>
  )
}
