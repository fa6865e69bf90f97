import type { ResolvedConfig } from '../../config/resolveConfig'
import type { PickerOption } from '../../kit/field/tree/pickerModel'
import type { TreeNode } from '../../kit/field/tree/treeModel'
import { useFreshQuery } from '../../shell/portalQueries'
import { fetchEventCategories } from './eventCategoriesWire'

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

/** The customer's categories: on the way, not to be had, or here. */
type EventCategoriesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; retry(): void }
  | { readonly status: 'ready'; readonly categories: EventCategories }

/** Asks for the customer's categories; all who ask share one answer as long as the window is open. */
export function useEventCategories(config: ResolvedConfig): EventCategoriesState {
  const { data, isError, refetch } = useFreshQuery(
    [config.auth.account, config.language, 'event', 'categories', config.customer],
    signal => fetchEventCategories(config, signal),
  )
  if (data) return { status: 'ready', categories: data }
  return isError ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' }
}
