import styled, { keyframes } from 'styled-components'
import { cssVar } from '../theme/tokens'

interface SkeletonProps {
  /** CSS lengths of the expected content. */
  width?: string
  height?: string
}

const breathe = keyframes`50% { opacity: 0.55; }`

const Block = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  border-radius: ${cssVar('radius-small')};
  background: ${cssVar('control')};
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`

/** A placeholder block that slowly pulses while content loads. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <Block $width={width} $height={height} aria-hidden />
}
