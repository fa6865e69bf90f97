import styled from 'styled-components'
import { cssVar } from '../../kit/theme/tokens'

/** The content of a frame window's body, one element below the other. */
export const FrameStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-4')};
`

/** A paragraph of a frame window. Keeps a server's line breaks. */
export const FrameText = styled.p`
  text-wrap: pretty;
  white-space: pre-line;
  overflow-wrap: anywhere;
  hyphens: auto;
`
