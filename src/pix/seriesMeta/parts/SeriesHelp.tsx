import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'

interface SeriesHelpProps {
  readonly heading: string
  readonly text: string
}

const Heading = styled.h3`
  font-size: ${cssVar('font-large')};
  font-weight: ${cssVar('weight-strong')};
`
const Help = styled.p`
  max-width: 60ch;
  color: ${cssVar('text-soft')};
  overflow-wrap: anywhere;
  hyphens: auto;
`

/** What the window is for. */
export function SeriesHelp({ heading, text }: SeriesHelpProps) {
  return (
    <div>
      <Heading>{heading}</Heading>
      <Help>{text}</Help>
    </div>
  )
}
