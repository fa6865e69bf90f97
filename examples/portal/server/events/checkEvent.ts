import type { Customer } from '../customers/customers'
import { RequestError } from '../http/RequestError'
import { categoryName, hasCategory } from './categories/categorySets'
import { characteristicName } from './categories/characteristicGroups'
import { contentCategories, formalCategories, locationTypes } from './categories/contentCategories'
import type { EventChanges } from './EventChanges'
import { eventRefusals } from './eventRefusals'
import type { EventRow } from './eventsTable'

/** An event before it is saved, with all changes applied. */
type CheckedEvent = Pick<
  EventRow,
  | 'eventType'
  | 'isPublished'
  | 'title'
  | 'dateFrom'
  | 'dateTo'
  | 'formalCategory'
  | 'contentCategory'
  | 'categorySystem'
  | 'keywords'
>

/**
 * Validates an event against the rules of events 5. Checks the title, and the rules for the fields that were sent. So a
 * save is not refused because of fields that it does not send. Throws RequestError 400.
 */
export function checkEvent(event: CheckedEvent, { columns }: EventChanges, { requiredFields }: Customer): void {
  const isSent = (...names: (keyof EventChanges['columns'])[]) => names.some(name => name in columns)
  if (event.title === '') throw new RequestError(400, eventRefusals.titleMissing)
  if (isSent('eventType', 'dateFrom', 'dateTo', 'isPublished')) checkTimes(event)
  if (isSent('formalCategory', 'contentCategory', 'categorySystem')) checkCategories(event)
  if (isSent('formalCategory', 'contentCategory', 'keywords') && requiredFields) checkRequired(event, requiredFields)
  if (columns.characteristics?.some(id => characteristicName(id) === ''))
    throw new RequestError(400, eventRefusals.characteristicGone)
  const { locationType = 0 } = columns
  if (locationType !== 0 && locationTypes.every(({ value }) => value !== String(locationType)))
    throw new RequestError(400, eventRefusals.locationTypeGone)
}

function checkTimes({ eventType, isPublished, dateFrom, dateTo }: CheckedEvent): void {
  if (dateFrom === null && (eventType === 1 || eventType === 2)) throw new RequestError(400, eventRefusals.beginMissing)
  if (dateFrom === null && isPublished) throw new RequestError(400, eventRefusals.notPublishable)
  if (dateFrom === null && dateTo !== null) throw new RequestError(400, eventRefusals.endWithoutBegin)
  if (dateFrom !== null && dateTo !== null && !isInOrder(dateFrom, dateTo))
    throw new RequestError(400, eventRefusals.endBeforeBegin)
}

/** True when the end is not before the beginning. An end at 00:00 has no time and counts as the end of its day. */
function isInOrder(from: string, to: string): boolean {
  return to >= from || (to.endsWith(' 00:00') && to.slice(0, 10) === from.slice(0, 10))
}

function checkCategories({ formalCategory, contentCategory, categorySystem }: CheckedEvent): void {
  if (formalCategory === 0 && contentCategory === 0)
    throw new RequestError(400, 'no_formal_category_selected', { json: true })
  for (const [id, categories] of [
    [formalCategory, formalCategories],
    [contentCategory, contentCategories],
  ] as const) {
    if (id !== 0 && !hasCategory(categories, id, categorySystem))
      throw new RequestError(400, eventRefusals.categoryGone(categoryName(id) || String(id)))
  }
}

function checkRequired(
  { formalCategory, contentCategory, keywords }: CheckedEvent,
  required: NonNullable<Customer['requiredFields']>,
): void {
  const { category_formal: formal, category_content: content, keywords: words } = required
  if (formal === null && content === null && words === null) return
  const isMet =
    formal?.includes(String(formalCategory)) ||
    content?.includes(String(contentCategory)) ||
    words?.some(word => keywords.includes(word))
  if (!isMet) throw new RequestError(400, 'required_fields_not_valid_text', { json: true })
}
