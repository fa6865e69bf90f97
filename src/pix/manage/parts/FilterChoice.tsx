import { SelectField } from '../../../kit/field/SelectField'
import type { ReadLabel } from '../../../labels/useLabels'
import type { Series } from '../../series/Series'
import type { ManageLabel } from '../ManageLabel'
import { MARKED, type PictureFilter } from '../manageModel'
import type { useReview } from '../useReview'
import { ToolPlace } from './ToolPlace'

/** Not a filter of the portal's: what it shows is looked through for it. */
const INCOMPLETE = 'incomplete'

interface FilterChoiceProps {
  readonly filter: PictureFilter
  readonly series: readonly Series[]
  readonly markedCount: number
  readonly review: ReturnType<typeof useReview>['state']
  /** How many of them lack title or credit, once they were looked through. */
  readonly incompleteCount: number | undefined
  readonly t: ReadLabel<ManageLabel>
  onReview(kind: 'incomplete'): void
  onFilter(filter: PictureFilter): void
}

/** The choice of all, the marked, or one series' pictures (image-library 4.3). */
export function FilterChoice({ filter, series, markedCount, review, incompleteCount, t, onReview, onFilter }: FilterChoiceProps) {
  const isIncomplete = review.status !== 'off' && review.kind === INCOMPLETE
  const groups = series.length > 0 ? [{ label: t('pix_filter_series'), options: series.map(({ Id, Title }) => ({ value: String(Id), label: Title })) }] : []
  return (
    <ToolPlace data-part="series-filter">
      <SelectField
        label={t('pix_filter')}
        isLabelHidden
        value={isIncomplete ? INCOMPLETE : String(filter ?? '')}
        onChange={value => (value === INCOMPLETE ? onReview(INCOMPLETE) : onFilter(value === '' ? null : Number(value)))}
        options={[
          { value: '', label: t('pix_filter_all') },
          { value: String(MARKED), label: t('pix_filter_marked'), count: markedCount },
          ...groups,
          { value: INCOMPLETE, label: t('pix_filter_incomplete'), ...(isIncomplete && incompleteCount !== undefined && { count: incompleteCount }) },
        ]}
      />
    </ToolPlace>
  )
}
