import styled, { keyframes } from 'styled-components'

const turn = keyframes`to { rotate: 1turn; }`
const breathe = keyframes`50% { opacity: 0.35; }`

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-block-start-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: ${breathe} 2s ease-in-out infinite;
  }
`

/**
 * A small ring in the text's colour. The ring rotates; with reduced motion, the ring fades in and out instead. The text
 * beside the ring describes the action.
 */
export function Spinner({ size = 16 }: { /** Diameter in CSS pixels. */ size?: number }) {
  return <Ring $size={size} aria-hidden />
}
