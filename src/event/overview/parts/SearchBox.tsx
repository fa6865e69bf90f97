import { X } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '../../../kit/control/IconButton'
import { SearchField } from '../../../kit/field/SearchField'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { OverviewLabel } from '../eventOverviewLabels'

/** Filter field above the list, with its close button. */
export const FilterBox = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${cssVar('space-2')};
  /* Aligns the close button of the box with the close button of the window. */
  padding-block: ${cssVar('space-1')} ${cssVar('space-2')};
  padding-inline: ${cssVar('space-4')} ${cssVar('space-2')};
`

interface SearchBoxProps {
  readonly search: string
  onSearch(search: string): void
  onClose(): void
}

/** Field for the search text. Enter starts the search, and the close button ends the search (events 2.1). */
export function SearchBox({ search, onSearch, onClose }: SearchBoxProps) {
  const t = useLabels<OverviewLabel>()
  const [typed, setTyped] = useState(search)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <FilterBox ref={place} role="search">
      <SearchField
        label={t('event_search')}
        placeholder={t('event_search_placeholder')}
        clearLabel={t('event_search_clear')}
        value={typed}
        onChange={setTyped}
        onSubmit={text => onSearch(text.trim())}
      />
      <IconButton icon={X} label={t('event_search_close')} onClick={onClose} />
    </FilterBox>
  )
}
