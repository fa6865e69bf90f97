import { type RefObject, useContext, useEffect, useState } from 'react'
import { focusedElement } from './focusedElement'
import { GradualContext } from './GradualContext'

/**
 * Whether a control takes the focus as it is drawn, for its `autoFocus`. Where the window is drawn piece by piece it takes it when it shows, as the focus lays
 * out the whole window; unless a person has put the focus somewhere meanwhile.
 */
export function useFirstFocus(control: RefObject<HTMLElement | null>, isFirst = false): boolean {
  const isGradual = useContext(GradualContext)
  const [isLater] = useState(isFirst && isGradual)
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
