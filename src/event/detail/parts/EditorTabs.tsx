import type { EventTab } from '../../../api/EventApi'
import { TabBar } from '../../../kit/control/tabs/TabBar'
import { useLabels } from '../../../labels/useLabels'
import type { DetailLabel } from '../DetailLabel'
import type { EventFaults } from '../EventFault'
import type { EventTabPlan } from '../eventTabs'
import { detailTabLabels } from '../detailTabLabels'

interface EditorTabsProps {
  readonly id: string
  readonly plans: readonly EventTabPlan[]
  readonly selected: EventTab
  readonly shown: EventFaults
  onSelect(tab: EventTab): void
}

/** Narrower than this, a select box stands for the tabs. */
const NARROW = 640

/** The tabs of the editor; one with something wrong on it says how much (events 2.2). */
export function EditorTabs({ id, plans, selected, shown, onSelect }: EditorTabsProps) {
  const t = useLabels<DetailLabel>()
  const tabs = plans.map(({ tab, fields }) => {
    const count = fields.filter(name => shown[name]).length
    const label = t(detailTabLabels[tab])
    return { id: tab, label: count > 0 ? `${label} (${count})` : label, ...(count > 0 && { error: t('event_tab_errors', { COUNT: count }) }) }
  })
  return <TabBar id={id} label={t('event_tabs')} tabs={tabs} selected={selected} narrowBelow={NARROW} onSelect={next => onSelect(next as EventTab)} />
}
