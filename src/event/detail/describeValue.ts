import type { EventCluster } from '../cluster/EventCluster'
import type { EventDraft } from './EventDraft'
import { readCluster } from './readCluster'

const LENGTH = 120
const short = (text: string) => (text.length > LENGTH ? `${text.slice(0, LENGTH)} …` : text)

/** What an event has in a field, for a person; a dash where it has nothing. Dates stand together. */
export function describeValue(cluster: EventCluster, name: keyof EventDraft): string {
  const draft = readCluster(cluster)
  const { dateFrom, timeFrom, dateTo, timeTo } = draft
  const texts: Partial<Record<keyof EventDraft, string>> = {
    ...Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string')),
    dateFrom: [[dateFrom, timeFrom], [dateTo, timeTo]].map(pair => pair.filter(Boolean).join(' ')).filter(Boolean).join(' – '),
    FormalCategoryId: cluster.FormalCategoryName,
    ContentCategoryId: cluster.ContentCategoryName,
    Organisation: draft.Organisation.text,
    Location: draft.Location.text,
    Pictures: draft.Pictures.length > 0 ? String(draft.Pictures.length) : '',
    Keywords: draft.Keywords.join(', '),
    characteristics: draft.characteristics.join(', '),
  }
  return short(texts[name] ?? '') || '–'
}
