import styled from 'styled-components'
import { TabBar } from '../../../kit/control/tabs/TabBar'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { useSlotData } from '../../../template/useSlotData'
import type { LoginLabel } from '../loginLabels'
import { containerOfStep, type LoginStepName, type LoginTab } from '../loginModel'

interface LoginTabsProps {
  id: string
  tab: LoginTab
  step: LoginStepName
  onOpen: (tab: LoginTab) => void
}

const Place = styled.div`
  flex: none;
  padding: 0 ${cssVar('space-4')} ${cssVar('space-3')};
`
/** Width in px below which two buttons do not fit side by side. */
const NARROW = 260

/**
 * Tabs of the layer. The first tab's button shows the current step: the `data-text` of this step's container in the
 * portal's template, else a label.
 */
export function LoginTabs({ id, tab, step, onOpen }: LoginTabsProps) {
  const t = useLabels<LoginLabel>()
  const container = containerOfStep[step]
  const text = useSlotData(`container_${container}`).attributes.get('text')
  const mailText = useSlotData('mail').attributes.get('text')
  const tabs = [
    { id: 'account', label: text || t(`register_layer_container_${container}`) },
    { id: 'mail', label: mailText || t('register_layer_mail') },
  ]
  return (
    <Place>
      <TabBar
        id={id}
        label={t('register_layer_tabs')}
        tabs={tabs}
        selected={tab}
        onSelect={wanted => onOpen(wanted === 'mail' ? 'mail' : 'account')}
        narrowBelow={NARROW}
      />
    </Place>
  )
}
