import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../theme/tokens'
import { Popup } from './Popup'
import { type TooltipTrigger, useTooltip } from './useTooltip'

interface TooltipProps {
  /** The text, without interactive content. */
  text: ReactNode
  /** Time in ms that the pointer or the focus rests before the tooltip shows; 800 for tiles (image-library 9). */
  delayMs?: number
  /** Renders the trigger with the given attributes. */
  children: (trigger: TooltipTrigger) => ReactNode
}

const Tip = styled(Popup)`
  max-width: min(320px, calc(100vw - 16px));
  padding: ${cssVar('space-2')} ${cssVar('space-3')};
  font-size: ${cssVar('font-small')};
  white-space: pre-line;
`

/**
 * Explains an element on which the pointer or the keyboard's focus rests, or which a finger presses for long. Escape
 * hides the explanation.
 */
export function Tooltip({ text, delayMs = 800, children }: TooltipProps) {
  const { id, isOpen, anchor, trigger, tipProps } = useTooltip(delayMs)
  return (
    <>
      {children(trigger)}
      {isOpen && (
        <Tip id={id} role="tooltip" anchor={anchor} {...tipProps}>
          {text}
        </Tip>
      )}
    </>
  )
}
