import type { PickerOption } from '../../kit/field/tree/pickerModel'
import type { TreeNode } from '../../kit/field/tree/treeModel'

/** What a customer asks of every event (events 3.4); a list that is null asks nothing. */
export interface RequiredFields {
  /** Ids of formal categories. */
  readonly category_formal: readonly string[] | null
  /** Values of content categories. */
  readonly category_content: readonly string[] | null
  readonly keywords: readonly string[] | null
}

/** The sets of categories by their name in the contract, such as `formal` or `content_84_tree`. */
type CategorySets = Readonly<Partial<Record<string, readonly PickerOption[]>>>

/** What an event can be filed under (events 3.3). */
export interface EventCategories {
  readonly sets: CategorySets
  readonly event_location_types: readonly PickerOption[]
  readonly characteristics: readonly TreeNode[]
  /** Null: the customer asks nothing. */
  readonly required_fields: RequiredFields | null
}
