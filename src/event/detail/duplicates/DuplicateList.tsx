import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'
import { formatDateSpan } from '../../../lib/dates'
import type { EventCluster } from '../../cluster/EventCluster'

interface DuplicateListProps {
  readonly text: string
  readonly events: readonly EventCluster[]
  onOpen(id: number): void
}

const List = styled.ul`
  display: grid;
  gap: ${cssVar('space-2')};
  margin: ${cssVar('space-3')} 0 0;
  padding: 0;
  list-style: none;
`
const Link = styled.button`
  min-height: ${cssVar('size-control-small')};
  padding: 0;
  border: 0;
  background: none;
  color: ${cssVar('accent-text')};
  text-align: start;
  text-decoration: underline;
  overflow-wrap: anywhere;
  cursor: pointer;
`
const About = styled.span`
  display: block;
  color: ${cssVar('text-soft')};
  font-size: ${cssVar('font-small')};
`

/** The events that may be the same one, each with a link that opens it. */
export function DuplicateList({ text, events, onOpen }: DuplicateListProps) {
  return (
    <>
      {text}
      <List>
        {events.map(({ Id, MlTitle, DateFrom, DateTo, Location, LocationFreetext }) => (
          <li key={Id}>
            <Link type="button" onClick={() => Id !== null && onOpen(Id)}>
              {MlTitle}
            </Link>
            <About>{[formatDateSpan(DateFrom, DateTo), Location?.Name || LocationFreetext].filter(Boolean).join(' · ')}</About>
          </li>
        ))}
      </List>
    </>
  )
}
