import styled from 'styled-components'
import { Notice } from '../../../kit/control/Notice'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { DetailLabel } from '../eventDetailLabels'
import type { EventFieldErrors } from '../EventDraft'
import { detailFieldLabels, type EventFieldName } from '../detailFieldLabels'
import { detailTabLabels, type EventTabPlan } from '../eventTabs'

interface ErrorSummaryProps {
  readonly plans: readonly EventTabPlan[]
  readonly shown: EventFieldErrors
  onGo(name: EventFieldName): void
}

const List = styled.ul`
  display: grid;
  gap: ${cssVar('space-1')};
  margin: ${cssVar('space-1')} 0 0;
  padding: 0;
  list-style: none;
`
const Link = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  text-decoration: underline;
  overflow-wrap: anywhere;
  cursor: pointer;
  @media (pointer: coarse) {
    min-height: ${cssVar('size-control')};
  }
`

/** Lists the shown errors of all tabs, each with a link to its field. */
export function ErrorSummary({ plans, shown, onGo }: ErrorSummaryProps) {
  const t = useLabels<DetailLabel>()
  const wrong = plans.flatMap(({ tab, fields }) =>
    fields.flatMap(name => (shown[name] ? [{ tab, name, error: shown[name] }] : [])),
  )
  if (wrong.length === 0) return null
  return (
    <Notice tone="error">
      {t('event_errors', { COUNT: wrong.length })}
      <List>
        {wrong.map(({ tab, name, error }) => (
          <li key={name}>
            <Link type="button" onClick={() => onGo(name)}>
              {t('event_error_line', {
                TAB: t(detailTabLabels[tab]),
                FIELD: t(detailFieldLabels[name]),
                TEXT: t(error.label, error.markers),
              })}
            </Link>
          </li>
        ))}
      </List>
    </Notice>
  )
}
