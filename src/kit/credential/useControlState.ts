import { useState, type FocusEvent, type PointerEvent } from 'react'
import type { ControlState } from './ControlState'
import { useMedia } from './useMedia'

/** Knows how a control stands, for its look; spread `watch` on it. */
export function useControlState() {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocusVisible, setIsFocusVisible] = useState(false)
  const isForced = useMedia('(forced-colors: active)')
  const isCoarse = useMedia('(pointer: coarse)')
  const state: ControlState = { isHovered, isFocusVisible, isForced, isCoarse }
  return {
    state,
    watch: {
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event: FocusEvent<HTMLElement>) => setIsFocusVisible(event.currentTarget.matches(':focus-visible')),
      // The first key on a button that was clicked makes its focus visible.
      onKeyUp: (event: { currentTarget: HTMLElement }) => setIsFocusVisible(event.currentTarget.matches(':focus-visible')),
      onBlur: () => setIsFocusVisible(false),
    },
  }
}
