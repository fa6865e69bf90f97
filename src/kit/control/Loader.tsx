import styled, { keyframes } from 'styled-components'

interface LoaderProps {
  /** How long it takes to appear, in ms (image-library 9.2). */
  fade?: number
}

const appear = keyframes`from { opacity: 0; }`

const Veil = styled.div<{ $fade: number }>`
  position: absolute;
  inset: 0;
  background: #000;
  opacity: 0.25;
  pointer-events: none;
  animation: ${appear} ${({ $fade }) => $fade}ms linear;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

/** A veil over content that is being replaced; the content stays usable, and what is positioned around it is covered. */
export function Loader({ fade = 250 }: LoaderProps) {
  return <Veil $fade={fade} aria-hidden />
}
