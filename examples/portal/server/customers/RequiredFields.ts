/** What a customer asks of its events: one of these suffices; a list that is null asks nothing (events 3.4). Ids are texts, as in the category sets. */
export interface RequiredFields {
  category_formal: string[] | null
  category_content: string[] | null
  keywords: string[] | null
}
