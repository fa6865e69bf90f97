import { type RefObject, useContext, useEffect, useState } from 'react'
import { focusedElement } from './keyboard'
import { ProgressiveContext } from './useProgressive'

/**
 * Whether a control takes the focus as it is drawn, for its `autoFocus`. In a window that opens and is drawn piece by piece it takes it when it shows, as the
 * focus lays out the whole window; unless a person has put the focus somewhere meanwhile. A later step of the same window takes it at once, for what is typed next.
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
