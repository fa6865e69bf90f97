import { type FocusEvent, type PointerEvent, useCallback, useState, useSyncExternalStore } from 'react'

/** State that an inline style can't query: hover, focus and features of the device. */
export interface ControlState {
  readonly isHovered: boolean
  readonly isFocusVisible: boolean
  /** True when the system forces its own colours. */
  readonly isForced: boolean
  /** True when the main pointer is imprecise, such as a finger. */
  readonly isCoarse: boolean
}

interface ControlEvents {
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
}

/**
 * Returns the state of a control for its style. Spread `watch` on the control. The event handlers in `watch` also call
 * `onFocus` and `onBlur`.
 */
export function useControlState({ onFocus, onBlur }: ControlEvents = {}) {
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
      onFocus: (event: FocusEvent<HTMLElement>) => {
        setIsFocusVisible(event.currentTarget.matches(':focus-visible'))
        onFocus?.()
      },
      // The first key press after a click makes the focus visible.
      onKeyUp: (event: { currentTarget: HTMLElement }) =>
        setIsFocusVisible(event.currentTarget.matches(':focus-visible')),
      onBlur: () => {
        setIsFocusVisible(false)
        onBlur?.()
      },
    },
  }
}

/** True while a media query matches. Updates on changes. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (tell: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}
