import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/cssVar'

const Help = styled.p`
  max-width: 60ch;
  color: ${cssVar('text-soft')};
  overflow-wrap: anywhere;
  hyphens: auto;
`

/** What the window is for, in a sentence. */
export function SeriesHelp({ text }: { readonly text: string }) {
  return <Help>{text}</Help>
}
