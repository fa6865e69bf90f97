import { HierarchicalPicker } from '../../../kit/field/tree/HierarchicalPicker'
import type { PickerOption } from '../../../kit/field/tree/pickerModel'
import { TreeMultiSelect } from '../../../kit/field/tree/TreeMultiSelect'
import type { TreeNode } from '../../../kit/field/tree/treeModel'
import { useLabels } from '../../../labels/useLabels'
import { FieldHelp } from '../../detail/help/FieldHelp'
import { characteristicId } from '../characteristicId'
import type { TopicsLabel } from '../topicsLabels'
import type { TopicsValues } from '../topicsRules'

interface TopicsPickersProps {
  readonly values: Pick<TopicsValues, 'ContentCategoryId' | 'characteristics'>
  readonly content: readonly PickerOption[]
  readonly characteristics: readonly TreeNode[]
  readonly contentError: string | undefined
  onChange(change: Partial<TopicsValues>): void
}

/** Height of the characteristics tree, in px, above which it scrolls (events 9). */
const TREE_HEIGHT = 3000

/**
 * Two pickers: one for the content category, in a hierarchy, and one for the characteristics, in a tree (events 2.2).
 */
export function TopicsPickers({ values, content, characteristics, contentError, onChange }: TopicsPickersProps) {
  const t = useLabels<TopicsLabel>()
  return (
    <>
      <FieldHelp helpLabel="event_help_content_category" of={t('event_content_category')}>
        <HierarchicalPicker
          label={t('event_content_category')}
          emptyText={t('event_content_category_choose')}
          options={[{ value: '0', label: t('event_content_category_choose') }, ...content]}
          value={values.ContentCategoryId}
          onChange={ContentCategoryId => onChange({ ContentCategoryId })}
          {...(contentError && { error: contentError })}
        />
      </FieldHelp>
      {characteristics.length > 0 && (
        <FieldHelp helpLabel="event_help_characteristics" of={t('event_characteristics')}>
          <TreeMultiSelect
            label={t('event_characteristics')}
            title={t('event_characteristics_choose')}
            nodes={characteristics}
            idOf={characteristicId}
            value={values.characteristics}
            onChange={chosen => onChange({ characteristics: chosen })}
            maxHeight={TREE_HEIGHT}
          />
        </FieldHelp>
      )}
    </>
  )
}
