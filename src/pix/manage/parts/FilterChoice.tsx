import { SearchField } from '../../../kit/field/SearchField'
import { SelectField } from '../../../kit/field/SelectField'
import { useLabels } from '../../../labels/useLabels'
import type { ManageLabel } from '../manageLabels'
import { MARKED } from '../manageModel'
import { useLibrary } from '../useLibrary'
import { ToolPlace } from './SeriesButtons'

/** Input for the filter text (image-library 2.6). */
export function FilterText() {
  const t = useLabels<ManageLabel>()
  const { typed, setTyped, submit } = useLibrary().manage.filterText
  return (
    <ToolPlace role="search" data-part="filter">
      <SearchField
        label={t('pix_search')}
        placeholder={t('pix_search')}
        clearLabel={t('pix_search_clear')}
        value={typed}
        onChange={setTyped}
        onSubmit={submit}
      />
    </ToolPlace>
  )
}

/**
 * Choices for which the portal has no filter. After such a choice, the earlier filter and the filter text still apply.
 * The window itself checks all pictures that match them, for example those of one series.
 */
const REVIEWS = [
  { kind: 'incomplete', label: 'pix_filter_incomplete' },
  { kind: 'undescribed', label: 'pix_filter_undescribed' },
  { kind: 'duplicates', label: 'pix_action_duplicates' },
] as const

/**
 * Dropdown of the filter: all pictures, the marked ones, one series (image-library 4.3), pictures that lack texts, or
 * duplicates.
 */
export function FilterChoice() {
  const t = useLabels<ManageLabel>()
  const { manage, review, chooseFilter, filterPlace } = useLibrary()
  const { series, view, marks } = manage
  const { state } = review
  const shown = state.status === 'off' ? undefined : state.kind
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
    <ToolPlace ref={filterPlace} data-part="series-filter">
      <SelectField
        label={t('pix_filter')}
        isLabelHidden
        value={shown ?? String(view.filter ?? '')}
        onChange={value => {
          const chosen = REVIEWS.find(({ kind }) => kind === value)
          if (chosen) review.start(chosen.kind)
          else chooseFilter(value === '' ? null : Number(value))
        }}
        options={[
          { value: '', label: t('pix_filter_all') },
          { value: String(MARKED), label: t('pix_filter_marked'), count: marks.ids.size },
          ...groups,
          ...REVIEWS.map(({ kind, label }) => ({
            value: kind,
            label: t(label),
            count: kind === shown ? review.findings?.pictures.length : undefined,
          })),
        ]}
      />
    </ToolPlace>
  )
}
