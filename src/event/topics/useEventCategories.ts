import type { ResolvedConfig } from '../../config/resolveConfig'
import type { PickerOption } from '../../kit/field/tree/pickerModel'
import type { TreeNode } from '../../kit/field/tree/treeModel'
import { useFreshQuery } from '../../shell/portalQueries'
import { fetchEventCategories } from './eventCategoriesWire'

/**
 * The customer's required values (events 3.4). An event must have at least one value of any of the lists. If all lists
 * are null, nothing is required.
 */
export interface RequiredFields {
  /** Ids of formal categories. */
  readonly category_formal: readonly string[] | null
  /** Values of content categories. */
  readonly category_content: readonly string[] | null
  readonly keywords: readonly string[] | null
}

/** The sets of categories by their name in the contract, such as `formal` or `content_84_tree`. */
type CategorySets = Readonly<Partial<Record<string, readonly PickerOption[]>>>

/** The categories response (events 3.3). */
export interface EventCategories {
  readonly sets: CategorySets
  readonly event_location_types: readonly PickerOption[]
  readonly characteristics: readonly TreeNode[]
  /** Null if the customer requires nothing. */
  readonly required_fields: RequiredFields | null
}

/** The loading state of the customer's categories. */
type EventCategoriesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; retry(): void }
  | { readonly status: 'ready'; readonly categories: EventCategories }

/** Loads the customer's categories when a window opens, and not again while it is open (`useFreshQuery`). */
export function useEventCategories(config: ResolvedConfig): EventCategoriesState {
  const { data, isError, refetch } = useFreshQuery(
    [config.auth.account, config.language, 'event', 'categories', config.customer],
    signal => fetchEventCategories(config, signal),
  )
  if (data) return { status: 'ready', categories: data }
  return isError ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' }
}
