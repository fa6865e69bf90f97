import styled, { keyframes } from 'styled-components'

interface LoaderProps {
  /** Fade-in time in ms (image-library 9.2). */
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

/**
 * An overlay that shows while content is replaced or stored. The content stays usable. The overlay covers its nearest
 * positioned ancestor.
 */
export function Loader({ fade = 250 }: LoaderProps) {
  return <Veil $fade={fade} aria-hidden />
}
