import styled from 'styled-components'

/** A paragraph of a frame window; a server's line breaks are kept. */
export const FrameText = styled.p`
  text-wrap: pretty;
  white-space: pre-line;
  overflow-wrap: anywhere;
  hyphens: auto;
`
