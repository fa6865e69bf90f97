import type { EventCluster } from '../cluster/EventCluster'
import type { EventCategories } from '../topics/EventCategories'
import { topicNames } from '../topics/topicNames'
import type { EventDraft } from './EventDraft'
import { readCluster } from './readCluster'

const LENGTH = 120
const short = (text: string) => (text.length > LENGTH ? `${text.slice(0, LENGTH)} …` : text)
const NO_CATEGORIES: EventCategories = { sets: {}, event_location_types: [], characteristics: [], required_fields: null }

/** What an event has in a field, for a person; a dash where it has nothing. Dates stand together; an id stands only where nobody knows its name. */
export function describeValue(cluster: EventCluster, name: keyof EventDraft, categories = NO_CATEGORIES): string {
  const draft = readCluster(cluster)
  const { dateFrom, timeFrom, dateTo, timeTo, FormalCategoryId, ContentCategoryId, EventLocationTypeId } = draft
  const names = topicNames(categories, cluster.IdCategorySystemId)
  const texts: Partial<Record<keyof EventDraft, string>> = {
    ...Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string')),
    dateFrom: [[dateFrom, timeFrom], [dateTo, timeTo]].map(pair => pair.filter(Boolean).join(' ')).filter(Boolean).join(' – '),
    FormalCategoryId: FormalCategoryId === 0 ? '' : (names.formal(FormalCategoryId) ?? (cluster.FormalCategoryName || String(FormalCategoryId))),
    ContentCategoryId: ContentCategoryId === '0' ? '' : (names.content(ContentCategoryId) ?? (cluster.ContentCategoryName || ContentCategoryId)),
    EventLocationTypeId: names.locationType(EventLocationTypeId) ?? EventLocationTypeId,
    Organisation: draft.Organisation.text,
    Location: draft.Location.text,
    Pictures: draft.Pictures.length > 0 ? String(draft.Pictures.length) : '',
    Keywords: draft.Keywords.join(', '),
    characteristics: draft.characteristics.map(id => names.characteristic(id) ?? id).join(', '),
  }
  return short(texts[name] ?? '') || '–'
}
