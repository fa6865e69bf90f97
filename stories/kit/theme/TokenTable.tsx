import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar, type TokenName, tokens } from '../../../src/kit/theme/tokens'

interface TokenTableProps {
  names: readonly TokenName[]
  /** Purpose of each token. */
  uses?: Partial<Readonly<Record<TokenName, string>>>
  /** Renders a sample of a token. */
  draw(name: TokenName): ReactNode
}

const List = styled.ul`
  display: grid;
  gap: ${cssVar('space-3')};
  list-style: none;
`
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${cssVar('space-2')} ${cssVar('space-4')};
`
const Words = styled.div`
  flex: 1 1 220px;
  min-width: 0;
  overflow-wrap: anywhere;
`
const Value = styled.div`
  color: ${cssVar('text-soft')};
  font-size: ${cssVar('font-small')};
`

const NO_USES: NonNullable<TokenTableProps['uses']> = {}

/** Returns a token's value, or its two values if the schemes differ. */
function valueOf(name: TokenName): string {
  if (name in tokens.shared) return tokens.shared[name as keyof typeof tokens.shared]
  const [light, dark] = [tokens.light[name as keyof typeof tokens.light], tokens.dark[name as keyof typeof tokens.dark]]
  return light === dark ? light : `light ${light} · dark ${dark}`
}

/** Lists tokens, each with a sample, the name and the theme's value. */
export function TokenTable({ names, uses = NO_USES, draw }: TokenTableProps) {
  return (
    <List>
      {names.map(name => (
        <Line key={name} data-token={name}>
          {draw(name)}
          <Words>
            <code>--foyer-{name}</code>
            <Value>
              {valueOf(name)}
              {uses[name] !== undefined && ` – ${uses[name]}`}
            </Value>
          </Words>
        </Line>
      ))}
    </List>
  )
}
