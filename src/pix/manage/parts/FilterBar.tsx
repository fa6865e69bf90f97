import styled from 'styled-components'
import { SearchField } from '../../../kit/field/SearchField'
import { SelectField } from '../../../kit/field/SelectField'
import { cssVar } from '../../../kit/theme/cssVar'
import type { ReadLabel } from '../../../labels/useLabels'
import type { Series } from '../../series/Series'
import type { ManageLabel } from '../ManageLabel'
import { MARKED, type PictureFilter } from '../manageModel'

interface FilterBarProps {
  readonly text: string
  readonly filter: PictureFilter
  readonly series: readonly Series[]
  readonly markedCount: number
  readonly t: ReadLabel<ManageLabel>
  onText(text: string): void
  onSubmitText(text: string): void
  onFilter(filter: PictureFilter): void
}

const Bar = styled.div`
  display: grid;
  align-items: center;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${cssVar('space-2')};
`

/** The filter text, and the choice of all, the marked, or one series' pictures (image-library 2.6). */
export function FilterBar({ text, filter, series, markedCount, t, onText, onSubmitText, onFilter }: FilterBarProps) {
  const groups = series.length > 0 ? [{ label: t('pix_filter_series'), options: series.map(({ Id, Title }) => ({ value: String(Id), label: Title })) }] : []
  return (
    <Bar role="search">
      <SearchField label={t('pix_search')} placeholder={t('pix_search')} clearLabel={t('pix_search_clear')} value={text} onChange={onText} onSubmit={onSubmitText} />
      <SelectField
        label={t('pix_filter')}
        isLabelHidden
        value={filter === null ? '' : String(filter)}
        onChange={value => onFilter(value === '' ? null : Number(value))}
        options={[{ value: '', label: t('pix_filter_all') }, { value: String(MARKED), label: t('pix_filter_marked'), count: markedCount }, ...groups]}
      />
    </Bar>
  )
}
