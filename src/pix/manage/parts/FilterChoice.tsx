import { SearchField } from '../../../kit/field/SearchField'
import { SelectField } from '../../../kit/field/SelectField'
import type { ReadLabel } from '../../../labels/useLabels'
import type { Series } from '../../series/seriesWire'
import type { ManageLabel } from '../manageLabels'
import { MARKED, type PictureFilter } from '../manageModel'
import type { ReviewKind } from '../review/reviewPictures'
import type { useReview } from '../useReview'
import { ToolPlace } from './SeriesButtons'

interface FilterTextProps {
  readonly text: string
  readonly t: ReadLabel<ManageLabel>
  onText(text: string): void
  onSubmit(text: string): void
}

/** The text that the pictures must match (image-library 2.6). */
export function FilterText({ text, t, onText, onSubmit }: FilterTextProps) {
  return (
    <ToolPlace role="search" data-part="filter">
      <SearchField
        label={t('pix_search')}
        placeholder={t('pix_search')}
        clearLabel={t('pix_search_clear')}
        value={text}
        onChange={onText}
        onSubmit={onSubmit}
      />
    </ToolPlace>
  )
}

/** Not filters of the portal's: what they show is looked through for them. */
const REVIEWS = [
  { kind: 'incomplete', label: 'pix_filter_incomplete' },
  { kind: 'duplicates', label: 'pix_action_duplicates' },
] as const

interface FilterChoiceProps {
  readonly filter: PictureFilter
  readonly series: readonly Series[]
  readonly markedCount: number
  readonly review: ReturnType<typeof useReview>['state']
  /** How many were found, once they were looked through. */
  readonly foundCount: number | undefined
  readonly t: ReadLabel<ManageLabel>
  onReview(kind: ReviewKind): void
  onFilter(filter: PictureFilter): void
}

/** The choice of all, the marked, or one series' pictures (image-library 4.3), and of those that lack something or are copies. */
export function FilterChoice({
  filter,
  series,
  markedCount,
  review,
  foundCount,
  t,
  onReview,
  onFilter,
}: FilterChoiceProps) {
  const shown = review.status === 'off' ? undefined : review.kind
  const groups =
    series.length > 0
      ? [
          {
            label: t('pix_filter_series'),
            options: series.map(({ Id, Title }) => ({ value: String(Id), label: Title })),
          },
        ]
      : []
  return (
    <ToolPlace data-part="series-filter">
      <SelectField
        label={t('pix_filter')}
        isLabelHidden
        value={shown ?? String(filter ?? '')}
        onChange={value => {
          const looked = REVIEWS.find(({ kind }) => kind === value)
          if (looked) onReview(looked.kind)
          else onFilter(value === '' ? null : Number(value))
        }}
        options={[
          { value: '', label: t('pix_filter_all') },
          { value: String(MARKED), label: t('pix_filter_marked'), count: markedCount },
          ...groups,
          ...REVIEWS.map(({ kind, label }) => ({
            value: kind,
            label: t(label),
            count: kind === shown ? foundCount : undefined,
          })),
        ]}
      />
    </ToolPlace>
  )
}
