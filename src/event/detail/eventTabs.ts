import type { EventTab } from '../../api/EventApi'
import type { EventConfig } from '../../config/EventConfig'
import type { EventFieldName } from './detailFieldLabels'
import type { DetailLabel } from './eventDetailLabels'

const EVENT_FIELDS: readonly EventFieldName[] = [
  'MlTitle',
  'dateFrom',
  'timeFrom',
  'dateTo',
  'timeTo',
  'Organisation',
  'Location',
  'Url',
  'PriceUrl',
]
const TOPICS_FIELDS: readonly EventFieldName[] = [
  'Categories',
  'requiredFields',
  'FormalCategoryId',
  'ContentCategoryId',
  'characteristics',
  'EventLocationTypeId',
  'Keywords',
  'PreAssignedKeyword',
]

/** A tab of the form, and its fields in the order of the screen. */
export interface EventTabPlan {
  readonly tab: EventTab
  readonly fields: readonly EventFieldName[]
}

/**
 * Returns the tabs of the form as configured (events 2.2). Topics without a tab of their own are on the tab Description
 * (list of decisions).
 */
export function eventTabs({
  topicsTab = true,
  translation = false,
  translationPl = false,
}: EventConfig = {}): readonly EventTabPlan[] {
  return [
    { tab: 'Event', fields: EVENT_FIELDS },
    { tab: 'Description', fields: topicsTab ? ['Description'] : ['Description', ...TOPICS_FIELDS] },
    ...(topicsTab ? [{ tab: 'Topics', fields: TOPICS_FIELDS } as const] : []),
    ...(translation ? [{ tab: 'Translation', fields: ['MlTitleTranslated', 'DescriptionTranslated'] } as const] : []),
    ...(translationPl
      ? [{ tab: 'TranslationPl', fields: ['MlTitleTranslatedPl', 'DescriptionTranslatedPl'] } as const]
      : []),
    { tab: 'Medias', fields: ['Pictures'] },
  ]
}

/** The label of each tab's name. */
export const detailTabLabels = {
  Event: 'event_tab_event',
  Description: 'event_tab_description',
  Topics: 'event_tab_topics',
  Translation: 'event_tab_translation',
  TranslationPl: 'event_tab_translation_pl',
  Medias: 'event_tab_medias',
} as const satisfies Readonly<Record<string, DetailLabel>>
