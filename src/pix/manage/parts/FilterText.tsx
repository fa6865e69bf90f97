import { SearchField } from '../../../kit/field/SearchField'
import type { ReadLabel } from '../../../labels/useLabels'
import type { ManageLabel } from '../ManageLabel'
import { ToolPlace } from './ToolPlace'

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
      <SearchField label={t('pix_search')} placeholder={t('pix_search')} clearLabel={t('pix_search_clear')} value={text} onChange={onText} onSubmit={onSubmit} />
    </ToolPlace>
  )
}
