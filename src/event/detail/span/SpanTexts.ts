import type { EventDraft } from '../EventDraft'

/** The texts of the fields that say when an event takes place. */
export type SpanTexts = Pick<EventDraft, 'dateFrom' | 'timeFrom' | 'dateTo' | 'timeTo'>
