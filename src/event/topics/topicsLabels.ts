/** Labels of categories, characteristics, location type and keywords. */
export const topicsLabels = [
  'event_formal_category',
  'event_formal_category_choose',
  'event_content_category',
  'event_content_category_choose',
  'event_category_gone',
  'event_categories_error',
  'event_categories_failed',
  'no_formal_category_selected',
  'no_content_category_selected',
  'required_fields_not_valid_title',
  'required_fields_not_valid_text',
  'event_characteristics',
  'event_characteristics_choose',
  'event_location_type',
  'event_location_type_choose',
  'event_keywords',
  'event_keyword_add',
  'event_keyword_assigned',
  'event_keyword_remove',
  'event_keyword_added',
  'event_keyword_removed',
  'event_not_allowed_keywords_title',
  'event_not_allowed_keywords_text',
  'event_help_formal_category',
  'event_help_content_category',
  'event_help_characteristics',
  'event_help_location_type',
  'event_help_keywords',
] as const

/** A label of categories, characteristics, location type and keywords. */
export type TopicsLabel = (typeof topicsLabels)[number]
