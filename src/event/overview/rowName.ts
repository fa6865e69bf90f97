import type { ReadLabel } from '../../labels/useLabels'
import type { EventRow } from './EventRow'
import type { OverviewLabel } from './OverviewLabel'

/** What an event is called where it has no title. */
export const rowName = ({ title }: EventRow, t: ReadLabel<OverviewLabel>) => title || t('event_title_missing')
