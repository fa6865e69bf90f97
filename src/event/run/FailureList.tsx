import styled from 'styled-components'
import { cssVar } from '../../kit/theme/tokens'

interface FailureListProps {
  readonly label: string
  /** The name of each event that failed, with the reason. */
  readonly failures: readonly { readonly key: string | number; readonly text: string }[]
}

const List = styled.ul`
  max-height: 7.5em;
  margin-block: ${cssVar('space-1')} 0;
  padding-inline-start: 1.2em;
  overflow: auto;
  overflow-wrap: anywhere;
`

/** Lists the events for which an action failed. Renders nothing if there are none. */
export function FailureList({ label, failures }: FailureListProps) {
  if (failures.length === 0) return null
  return (
    <List tabIndex={0} aria-label={label}>
      {failures.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </List>
  )
}
