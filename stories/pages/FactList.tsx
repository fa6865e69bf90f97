import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../src/kit/theme/tokens'

const List = styled.dl`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: ${cssVar('space-2')} ${cssVar('space-5')};
  margin: 0;
  @media (max-width: 559px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`
const Name = styled.dt`
  font-weight: ${cssVar('weight-strong')};
`
const Text = styled.dd`
  max-width: 64ch;
  margin: 0;
  @media (max-width: 559px) {
    margin-block-end: ${cssVar('space-3')};
  }
`

/** Renders terms with their explanations, side by side if there is room. */
export function FactList({ facts }: { facts: readonly (readonly [name: ReactNode, text: ReactNode])[] }) {
  return (
    <List>
      {facts.map(([name, text], index) => (
        <div key={index} style={{ display: 'contents' }}>
          <Name>{name}</Name>
          <Text>{text}</Text>
        </div>
      ))}
    </List>
  )
}
