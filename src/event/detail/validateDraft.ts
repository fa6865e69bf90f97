import { urlOptional } from '../../kit/rule/urlRules'
import type { EventCluster } from '../cluster/EventCluster'
import { validateTopics } from '../topics/topicsRules'
import type { RequiredFields } from '../topics/useEventCategories'
import { clusterToDraft } from './clusterToDraft'
import { completeLink } from './draftToCluster'
import type { EventFieldName } from './detailFieldLabels'
import { isSameValue, SPAN } from './draftChangesModel'
import type { EventDraft, EventFieldError, EventFieldErrors } from './EventDraft'
import { draftSpan } from './span/eventSpan'

/** Limits of an event's fields, in characters or entries. A value over its limit is an error and is not truncated. */
export const eventLimits = { description: 50_000, location: 200, pictures: 50, keywords: 200 } as const

const WEB = /^https?:/i

const LIMITS = {
  Description: eventLimits.description,
  DescriptionTranslated: eventLimits.description,
  DescriptionTranslatedPl: eventLimits.description,
} as const
const SPAN_LABELS = {
  missing: 'event_error_missing',
  date: 'event_error_date',
  year: 'event_error_year',
  time: 'event_error_time',
  order: 'event_error_order',
} as const

/**
 * Validates all fields of the form; returns errors only for the fields that have one (events 5, list of decisions). In
 * a stored event, some unchanged values are valid because the portal accepted them: links, a missing date, and values
 * over a limit.
 */
export function validateDraft(
  draft: EventDraft,
  base: EventCluster,
  required: RequiredFields | null,
): EventFieldErrors {
  const before = clusterToDraft(base)
  const isNew = (name: keyof EventDraft) => base.Id === null || !isSameValue(before[name], draft[name])
  const errors: Partial<Record<EventFieldName, EventFieldError>> = {}
  const limits = [
    ...Object.entries(LIMITS).map(([name, limit]) => [name, draft[name as keyof typeof LIMITS].length, limit] as const),
    ['Location', draft.Location.text.length, eventLimits.location] as const,
  ]
  for (const [name, length, limit] of limits) {
    if (length > limit && isNew(name as keyof EventDraft))
      errors[name as EventFieldName] = { label: 'event_error_long', markers: { MAX: limit, COUNT: length } }
  }
  if (draft.MlTitle.trim() === '') errors.MlTitle = { label: 'event_error_missing' }
  const { errors: spanErrors = {} } = draftSpan(draft, base)
  const hasNoDate = before.dateFrom === '' && !SPAN.some(isNew)
  for (const [name, error] of Object.entries(spanErrors))
    if (!hasNoDate) errors[name as keyof EventDraft] = { label: SPAN_LABELS[error] }
  const { text, status } = draft.Organisation
  // The field gives a text the status 'freetext' only if it accepts free text.
  if (text.trim() !== '' && status !== 'validated' && status !== 'freetext')
    errors.Organisation = { label: 'event_error_organisation' }
  for (const name of ['Url', 'PriceUrl'] as const) {
    const url = completeLink(draft[name])
    if (url !== '' && isNew(name) && (urlOptional(url) || !WEB.test(url))) errors[name] = { label: 'event_error_url' }
  }
  const topics = validateTopics(draft, required)
  if (topics.Categories) errors.Categories = { label: 'event_categories_error' }
  if (topics.requiredFields) errors.requiredFields = { label: 'required_fields_not_valid_title' }
  if (draft.Keywords.length > eventLimits.keywords && isNew('Keywords'))
    errors.Keywords = {
      label: 'event_error_many',
      markers: { MAX: eventLimits.keywords, COUNT: draft.Keywords.length },
    }
  if (draft.Pictures.length > eventLimits.pictures && isNew('Pictures'))
    errors.Pictures = {
      label: 'event_error_many',
      markers: { MAX: eventLimits.pictures, COUNT: draft.Pictures.length },
    }
  return errors
}
