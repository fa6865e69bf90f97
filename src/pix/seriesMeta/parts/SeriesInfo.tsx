import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'

const Info = styled.p`
  font-size: ${cssVar('font-small')};
  color: ${cssVar('text-soft')};
`

/** What the portal says of a series: its id. */
export function SeriesInfo({ text }: { readonly text: string }) {
  return <Info>{text}</Info>
}
