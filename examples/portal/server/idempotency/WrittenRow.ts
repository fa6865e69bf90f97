/** What a write made or changed, by its id: none of it where that is never deleted. */
export interface WrittenRow {
  eventId?: number | undefined
  articleId?: number | undefined
  pictureId?: number | undefined
}
