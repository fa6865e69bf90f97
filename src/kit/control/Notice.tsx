import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../theme/tokens'
import { Icon } from './Icon'

type Tone = 'info' | 'warning' | 'error' | 'success'

interface NoticeProps {
  tone: Tone
  children: ReactNode
  /** A button, such as 'try again'. */
  action?: ReactNode
}

/** Icon, colours and role of each tone. Errors interrupt a screen reader, the other tones wait. */
export const noticeTones = {
  info: { icon: Info, ground: cssVar('accent-soft'), text: cssVar('accent-text'), role: 'status' },
  warning: { icon: TriangleAlert, ground: cssVar('warning-soft'), text: cssVar('warning-text'), role: 'status' },
  error: { icon: CircleAlert, ground: cssVar('danger-soft'), text: cssVar('danger-text'), role: 'alert' },
  success: { icon: CircleCheck, ground: cssVar('success-soft'), text: cssVar('success-text'), role: 'status' },
} as const

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${cssVar('space-2')} ${cssVar('space-3')};
  padding: ${cssVar('space-2')} ${cssVar('space-3')};
  border: 1px solid transparent;
  border-radius: ${cssVar('radius')};
  background: ${({ $tone }) => noticeTones[$tone].ground};
`
const Message = styled.div`
  display: flex;
  flex: 1 1 20ch;
  gap: ${cssVar('space-3')};
  min-width: 0;
`
const Sign = styled.span<{ $tone: Tone }>`
  flex: none;
  padding-block-start: 1px;
  color: ${({ $tone }) => noticeTones[$tone].text};
`
const Text = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
`

/** A message in the flow of a window. */
export function Notice({ tone, children, action }: NoticeProps) {
  return (
    <Box part="notice" $tone={tone} role={noticeTones[tone].role}>
      <Message>
        <Sign $tone={tone}>
          <Icon of={noticeTones[tone].icon} />
        </Sign>
        <Text>{children}</Text>
      </Message>
      {action}
    </Box>
  )
}
