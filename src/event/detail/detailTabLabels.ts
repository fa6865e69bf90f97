import type { DetailLabel } from './DetailLabel'

/** What a person calls each tab. */
export const detailTabLabels = {
  Event: 'event_tab_event',
  Description: 'event_tab_description',
  Topics: 'event_tab_topics',
  Translation: 'event_tab_translation',
  TranslationPl: 'event_tab_translation_pl',
  Medias: 'event_tab_medias',
} as const satisfies Readonly<Record<string, DetailLabel>>
