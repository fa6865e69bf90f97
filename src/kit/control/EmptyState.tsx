import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../theme/tokens'
import { Icon } from './Icon'

interface EmptyStateProps {
  icon: IconNode
  heading: string
  /** Text about the next step. An empty text counts as none. */
  text?: ReactNode
  /** The button for the next step. */
  action?: ReactNode
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: ${cssVar('space-2')};
  min-height: 100%;
  padding: ${cssVar('space-6')} ${cssVar('space-5')};
  text-align: center;
  overflow-wrap: anywhere;
  hyphens: auto;
  color: ${cssVar('text-soft')};
`
const Heading = styled.h3`
  margin-block-start: ${cssVar('space-2')};
  color: ${cssVar('text')};
  font-size: ${cssVar('font-large')};
  font-weight: ${cssVar('weight-strong')};
`
const Text = styled.p`
  max-width: 44ch;
  text-wrap: balance;
`
const Action = styled.div`
  margin-block-start: ${cssVar('space-3')};
`

/** Replaces an empty list, or content that can't be shown. Shows the reason, and the next step. */
export function EmptyState({ icon, heading, text, action }: EmptyStateProps) {
  return (
    <Place>
      <Icon of={icon} size={40} />
      <Heading>{heading}</Heading>
      {text && <Text>{text}</Text>}
      {action !== undefined && <Action>{action}</Action>}
    </Place>
  )
}
