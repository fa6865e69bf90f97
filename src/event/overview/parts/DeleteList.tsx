import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { type EventRow, rowName } from '../EventRow'
import type { OverviewLabel } from '../eventOverviewLabels'

/** The number of events that are listed by title. */
const NAMED = 5

const List = styled.ul`
  margin-block-start: ${cssVar('space-2')};
  padding-inline-start: 1.2em;
  overflow-wrap: anywhere;
`

/** The events in the question before deleting: title and date of the first five, and the number of the others. */
export function DeleteList({ rows }: { readonly rows: readonly EventRow[] }) {
  const t = useLabels<OverviewLabel>()
  return (
    <>
      {t('delete_event_message')}
      <List>
        {rows.slice(0, NAMED).map(row => (
          <li key={row.Id}>
            <strong>{rowName(row, t)}</strong>,{' '}
            {row.date ? [row.date, row.time].filter(Boolean).join(' ') : t('event_date_missing')}
          </li>
        ))}
        {rows.length > NAMED && <li>{t('event_delete_more', { COUNT: rows.length - NAMED })}</li>}
      </List>
    </>
  )
}
