import { type RefObject, useContext, useEffect, useState } from 'react'
import { focusedElement } from './keyboard'
import { ProgressiveContext } from './useProgressive'

/**
 * Returns the value for a control's `autoFocus`. In a progressive first render it returns false, because a focus forces
 * a layout of the whole window. It then focuses the control after the frame, unless the person has moved the focus
 * meanwhile. In a later step of the window the control gets the focus at once, so that typing reaches it.
 */
export function useFirstFocus(control: RefObject<HTMLElement | null>, isFirst = false): boolean {
  const isProgressive = useContext(ProgressiveContext)
  // While a window opens, the dialog itself has the focus.
  const [isLater] = useState(() => isFirst && isProgressive && focusedElement() instanceof HTMLDialogElement)
  useEffect(() => {
    if (!isLater) return undefined
    const before = focusedElement()
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        if (focusedElement() === before) control.current?.focus()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isLater, control])
  return isFirst && !isLater
}
