import styled from 'styled-components'
import { contrastRatio } from '../../../src/kit/theme/colors'
import { cssVar, tokens } from '../../../src/kit/theme/tokens'
import { contrastPairs, type ContrastPair } from './contrastPairs'

const Scroll = styled.div`
  overflow-x: auto;
`
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${cssVar('font-small')};
  & th {
    padding: ${cssVar('space-1')} ${cssVar('space-3')} ${cssVar('space-1')} 0;
    text-align: start;
    font-weight: ${cssVar('weight-strong')};
  }
  & td {
    padding: ${cssVar('space-1')} ${cssVar('space-3')} ${cssVar('space-1')} 0;
    white-space: nowrap;
  }
`
const Sample = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 68px;
  height: 32px;
  padding-inline: ${cssVar('space-2')};
  border-radius: ${cssVar('radius-small')};
`
const Shape = styled.span`
  width: 22px;
  height: 22px;
  border: 2px solid;
  border-radius: ${cssVar('radius-small')};
`

function Figure({ pair: { front, ground, least }, scheme }: { pair: ContrastPair; scheme: 'light' | 'dark' }) {
  const ratio = contrastRatio(tokens[scheme][front], tokens[scheme][ground])
  const shown = ratio.toFixed(1)
  return (
    <td data-contrast={JSON.stringify({ scheme, front, ground, least, ratio })}>
      <Sample style={{ background: tokens[scheme][ground], color: tokens[scheme][front] }}>
        {least === 3 ? <Shape aria-hidden /> : shown}
      </Sample>{' '}
      {least === 3 && `${shown} `}
      {ratio >= least ? '✓' : '✗ too low'}
    </td>
  )
}

/** Renders every pair of `contrastPairs` in both schemes, with its contrast, computed from the theme. */
export function ContrastTable() {
  return (
    <Scroll role="region" aria-label="Contrast of each pair" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Colour</th>
            <th scope="col">on</th>
            <th scope="col">at least</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(pair => (
            <tr key={`${pair.front} ${pair.ground}`}>
              <td>{pair.front}</td>
              <td>{pair.ground}</td>
              <td>{pair.least} : 1</td>
              <Figure pair={pair} scheme="light" />
              <Figure pair={pair} scheme="dark" />
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}
