import { useId } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'

interface LineCardProps {
  readonly heading: string
  readonly lines: readonly string[]
}

const Card = styled.div`
  min-width: 0;
  padding: ${cssVar('space-3')};
  border-radius: ${cssVar('radius')};
  background: ${cssVar('surface-sunken')};
  overflow-wrap: anywhere;
  hyphens: auto;
`
const Heading = styled.h3`
  margin-block-end: ${cssVar('space-1')};
  font-size: ${cssVar('font-small')};
  color: ${cssVar('text-soft')};
`

/** A person as lines under a heading. */
export function LineCard({ heading, lines }: LineCardProps) {
  const id = useId()
  return (
    <Card role="group" aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      {lines.map((line, index) => (
        <p key={`${index} ${line}`}>{line}</p>
      ))}
    </Card>
  )
}
