import { SelectField } from '../../../kit/field/SelectField'
import type { ReadLabel } from '../../../labels/useLabels'
import type { Series } from '../../series/Series'
import type { ManageLabel } from '../ManageLabel'
import { MARKED, type PictureFilter } from '../manageModel'
import { ToolPlace } from './ToolPlace'

interface FilterChoiceProps {
  readonly filter: PictureFilter
  readonly series: readonly Series[]
  readonly markedCount: number
  readonly t: ReadLabel<ManageLabel>
  onFilter(filter: PictureFilter): void
}

/** The choice of all, the marked, or one series' pictures (image-library 4.3). */
export function FilterChoice({ filter, series, markedCount, t, onFilter }: FilterChoiceProps) {
  const groups = series.length > 0 ? [{ label: t('pix_filter_series'), options: series.map(({ Id, Title }) => ({ value: String(Id), label: Title })) }] : []
  return (
    <ToolPlace data-part="series-filter">
      <SelectField
        label={t('pix_filter')}
        isLabelHidden
        value={filter === null ? '' : String(filter)}
        onChange={value => onFilter(value === '' ? null : Number(value))}
        options={[{ value: '', label: t('pix_filter_all') }, { value: String(MARKED), label: t('pix_filter_marked'), count: markedCount }, ...groups]}
      />
    </ToolPlace>
  )
}
