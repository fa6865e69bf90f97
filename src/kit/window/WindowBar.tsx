import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../theme/tokens'

interface WindowBarProps {
  /** Content at the start of the bar, such as a count or another action. */
  start?: ReactNode
  /** The action buttons, the most important one last. */
  children: ReactNode
}

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${cssVar('space-2')};
  padding: ${cssVar('space-3')} ${cssVar('space-4')};
  padding-block-end: max(${cssVar('space-3')}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${cssVar('border')};
`
const Start = styled.div`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  gap: ${cssVar('space-2')};
  min-width: 0;
  overflow-wrap: anywhere;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${cssVar('space-2')};
  margin-inline-start: auto;
`

/** The bar with the actions at the bottom of a window. */
export function WindowBar({ start, children }: WindowBarProps) {
  return (
    <Bar part="bar">
      {start !== undefined && <Start>{start}</Start>}
      <Actions>{children}</Actions>
    </Bar>
  )
}
