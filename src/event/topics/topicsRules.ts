import type { EventDraft } from '../detail/EventDraft'
import type { RequiredFields } from './useEventCategories'

/** The values of the topics fields. */
export type TopicsValues = Pick<
  EventDraft,
  | 'FormalCategoryId'
  | 'ContentCategoryId'
  | 'characteristics'
  | 'EventLocationTypeId'
  | 'Keywords'
  | 'PreAssignedKeyword'
>

/** The validation errors of the topics; empty if there are none. */
export interface TopicsErrors {
  /** True when neither a formal nor a content category is chosen (events 5.2). */
  readonly Categories?: true
  /** True when the customer's required fields are not met (events 5.3). */
  readonly requiredFields?: true
}

function meets(
  { FormalCategoryId, ContentCategoryId, Keywords, PreAssignedKeyword }: TopicsValues,
  { category_formal, category_content, keywords }: RequiredFields,
): boolean {
  // If all three lists are null, nothing is required (list of decisions).
  if (!category_formal && !category_content && !keywords) return true
  return Boolean(
    category_formal?.includes(String(FormalCategoryId)) ||
    category_content?.includes(ContentCategoryId) ||
    keywords?.some(keyword => keyword === PreAssignedKeyword || Keywords.includes(keyword)),
  )
}

/** Validates the topics: at least one of the two categories, and at least one of the customer's required values. */
export function validateTopics(values: TopicsValues, required: RequiredFields | null): TopicsErrors {
  return {
    ...(values.FormalCategoryId === 0 && values.ContentCategoryId === '0' && { Categories: true }),
    ...(required && !meets(values, required) && { requiredFields: true }),
  }
}
