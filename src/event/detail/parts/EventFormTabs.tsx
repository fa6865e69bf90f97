import styled, { css } from 'styled-components'
import type { EventTab } from '../../../api/EventApi'
import { TabBar } from '../../../kit/control/tabs/TabBar'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { DetailLabel } from '../eventDetailLabels'
import type { EventFieldErrors } from '../EventDraft'
import { detailTabLabels, type EventTabPlan } from '../eventTabs'

/** Width of the tab bar, in px, below which a select box replaces the tabs. */
const NARROW = 640

/* A server template scrolls as a whole, so its tabs stick to its upper edge, over its whole width. */
const sticky = css`
  position: sticky;
  /* The template's padding at the top scrolls away beneath the tabs. */
  inset-block-start: calc(-1 * ${cssVar('space-1')});
  z-index: 2;
  flex: none;
  margin: calc(-1 * ${cssVar('space-1')}) calc(-1 * ${cssVar('space-4')}) 0;
  padding: ${cssVar('space-1')} ${cssVar('space-4')} 0;
  background: ${cssVar('surface')};
  /*
   * In a narrow window, a select box replaces the tabs. Unlike the tabs, the select box has no border along the bottom,
   * so this rule adds one. The media query only knows the width of the screen. A narrow modal window is as wide as the
   * screen, and 32 px wider than the tab bar. A window inside a container of the page can be narrow on a wide screen,
   * and then the border is missing.
   */
  @media (max-width: ${NARROW + 31.98}px) {
    padding-block-end: ${cssVar('space-2')};
    border-block-end: 1px solid ${cssVar('border')};
  }
`

/** Container of the form's tabs, which stay in view. */
export const TabsPlace = styled.div<{ $isSticky: boolean }>`
  ${({ $isSticky }) => $isSticky && sticky}
`

interface EventFormTabsProps {
  readonly id: string
  readonly plans: readonly EventTabPlan[]
  readonly selected: EventTab
  readonly shown: EventFieldErrors
  onSelect(tab: EventTab): void
}

/** Tabs of the form. A tab with errors shows their number (events 2.2). */
export function EventFormTabs({ id, plans, selected, shown, onSelect }: EventFormTabsProps) {
  const t = useLabels<DetailLabel>()
  const tabs = plans.map(({ tab, fields }) => {
    const count = fields.filter(name => shown[name]).length
    const label = t(detailTabLabels[tab])
    return {
      id: tab,
      label: count > 0 ? `${label} (${count})` : label,
      ...(count > 0 && { error: t('event_tab_errors', { COUNT: count }) }),
    }
  })
  return (
    <TabBar
      id={id}
      label={t('event_tabs')}
      tabs={tabs}
      selected={selected}
      narrowBelow={NARROW}
      onSelect={next => onSelect(next as EventTab)}
    />
  )
}
