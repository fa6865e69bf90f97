import type { EventDraft } from './EventDraft'

/** What can be wrong in the editor: a field, or one of the two checks of the categories (events 5.2, 5.3). */
export type EventFieldName = keyof EventDraft | 'Categories' | 'requiredFields'
