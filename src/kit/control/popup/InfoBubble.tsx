import { CircleQuestionMark } from 'lucide'
import { useId, type ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { cssVar } from '../../theme/tokens'
import { IconButton } from '../IconButton'
import { useFade } from './useLeaving'

interface InfoBubbleProps {
  /** The name of the button that shows and hides the help. */
  label: string
  isShown: boolean
  onToggle: () => void
  /** True when the help shows and hides without delay and fade, for example when an error replaces it (events 4.6). */
  isInstant?: boolean
  /** The help text. */
  children: ReactNode
}

/** Delay in ms before a change shows (events 9). */
const SETTLE_MS = 100
const FADE_MS = 500

const appear = keyframes`from { opacity: 0; }`
const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: ${cssVar('space-1')};
`
const Bubble = styled.div<{ $isInstant: boolean }>`
  max-width: 60ch;
  padding: ${cssVar('space-2')} ${cssVar('space-3')};
  border-radius: 0 ${cssVar('radius')} ${cssVar('radius')};
  background: ${cssVar('accent-soft')};
  font-size: ${cssVar('font-small')};
  overflow-wrap: anywhere;
  animation: ${appear} ${({ $isInstant }) => ($isInstant ? 0 : FADE_MS)}ms ${cssVar('ease')};
  transition: opacity ${FADE_MS}ms ${cssVar('ease')};
  &[data-leaving] {
    opacity: 0;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    transition: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/**
 * A help text beside a field. Its button calls `onToggle`. The caller shows and hides the text by `isShown`, for
 * example for all fields at once.
 */
export function InfoBubble({ label, isShown, onToggle, isInstant = false, children }: InfoBubbleProps) {
  const id = useId()
  const isStill = isInstant || matchMedia('(prefers-reduced-motion: reduce)').matches
  const { isDrawn, isLeaving } = useFade(isShown, {
    settleMs: isInstant ? 0 : SETTLE_MS,
    fadeMs: isStill ? 0 : FADE_MS,
  })
  return (
    <Place>
      <IconButton
        label={label}
        icon={CircleQuestionMark}
        size="small"
        aria-expanded={isShown}
        aria-controls={isDrawn ? id : undefined}
        onClick={onToggle}
      />
      {isDrawn && (
        <Bubble id={id} role="note" data-leaving={isLeaving || undefined} $isInstant={isInstant}>
          {children}
        </Bubble>
      )}
    </Place>
  )
}
