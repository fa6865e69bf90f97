import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../theme/tokens'
import { TabBar, type TabBarProps } from './TabBar'

interface TabsProps extends Omit<TabBarProps, 'id'> {
  /** The content of the selected tab. */
  children: ReactNode
}

const Panel = styled.div`
  padding-block-start: ${cssVar('space-4')};
`

/** Parts of a window of which one shows at a time; a tab bar, or a select box where there is no room for one. */
export function Tabs({ children, ...bar }: TabsProps) {
  const id = useId()
  return (
    <div>
      <TabBar id={id} {...bar} />
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${bar.selected}`}>
        {children}
      </Panel>
    </div>
  )
}
