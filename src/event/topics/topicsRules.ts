import type { EventDraft } from '../detail/EventDraft'
import type { RequiredFields } from './useEventCategories'

/** What an event is filed under. */
export type TopicsValues = Pick<
  EventDraft,
  | 'FormalCategoryId'
  | 'ContentCategoryId'
  | 'characteristics'
  | 'EventLocationTypeId'
  | 'Keywords'
  | 'PreAssignedKeyword'
>

/** What stands against it; empty: nothing. */
export interface TopicsErrors {
  /** Neither a formal nor a content category is chosen (events 5.2). */
  readonly Categories?: true
  /** What the customer asks of every event is not met (events 5.3). */
  readonly requiredFields?: true
}

function meets(
  { FormalCategoryId, ContentCategoryId, Keywords, PreAssignedKeyword }: TopicsValues,
  { category_formal, category_content, keywords }: RequiredFields,
): boolean {
  // Three lists of null restrict nothing (decisions).
  if (!category_formal && !category_content && !keywords) return true
  return Boolean(
    category_formal?.includes(String(FormalCategoryId)) ||
    category_content?.includes(ContentCategoryId) ||
    keywords?.some(keyword => keyword === PreAssignedKeyword || Keywords.includes(keyword)),
  )
}

/** Judges what an event is filed under: one of the two categories suffices, and so does one of the things that the customer asks for. */
export function validateTopics(values: TopicsValues, required: RequiredFields | null): TopicsErrors {
  return {
    ...(values.FormalCategoryId === 0 && values.ContentCategoryId === '0' && { Categories: true }),
    ...(required && !meets(values, required) && { requiredFields: true }),
  }
}
