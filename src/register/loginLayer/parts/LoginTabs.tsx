import styled from 'styled-components'
import { TabBar } from '../../../kit/control/tabs/TabBar'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { useSlotData } from '../../../template/useSlotData'
import type { LoginLabel } from '../loginLabels'
import { containerOfStep, type LoginStepName } from '../loginModel'

interface LoginTabsProps {
  id: string
  tab: 1 | 2
  step: LoginStepName
  onOpen: (tab: 1 | 2) => void
}

const Place = styled.div`
  flex: none;
  padding: 0 ${cssVar('space-4')} ${cssVar('space-3')};
`
/** Where two buttons have no room side by side. */
const NARROW = 260

/** The layer's tabs. The first one's button says where in it one is: the `data-text` of the active container in the portal's template, else a label. */
export function LoginTabs({ id, tab, step, onOpen }: LoginTabsProps) {
  const t = useLabels<LoginLabel>()
  const container = containerOfStep[step]
  const text = useSlotData(`container_${container}`).attributes.get('text')
  const mailText = useSlotData('mail').attributes.get('text')
  const tabs = [
    { id: '1', label: text || t(`register_layer_container_${container}`) },
    { id: '2', label: mailText || t('register_layer_mail') },
  ]
  return (
    <Place>
      <TabBar
        id={id}
        label={t('register_layer_tabs')}
        tabs={tabs}
        selected={String(tab)}
        onSelect={wanted => onOpen(wanted === '2' ? 2 : 1)}
        narrowBelow={NARROW}
      />
    </Place>
  )
}
