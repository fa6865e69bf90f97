import type { EventCluster } from '../../cluster/EventCluster'
import { readSpan, type SpanReading } from './readSpan'
import { showSpan } from './showSpan'
import type { SpanTexts } from './SpanTexts'

/** How the contract writes a moment; a zone after it means nothing here. */
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/
const NAMES = ['dateFrom', 'timeFrom', 'dateTo', 'timeTo'] as const

/**
 * Reads when the event of an editor takes place. The end day of a single event does not show (events 4.1): as long as nobody touches the
 * dates, it stays the one that the event came with.
 */
export function draftSpan(texts: SpanTexts, base: EventCluster): SpanReading {
  const { DateFrom, DateTo } = base
  const hidesEnd = base.IdEventType === 1 && DateTo > DateFrom && DateTo.slice(0, 10) !== DateFrom.slice(0, 10)
  const shown = showSpan(base)
  if (!hidesEnd || NAMES.some(name => texts[name] !== shown[name])) return readSpan(texts)
  const reading = readSpan({ ...texts, dateTo: DateTo.slice(0, 10) })
  return reading.span && WALL.test(DateTo) ? { span: { ...reading.span, DateTo } } : reading
}
