import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

/** What a tooltip needs of the element it explains; spread it there. */
export interface TooltipTrigger {
  'aria-describedby': string | undefined
  onPointerEnter: (event: Pick<PointerEvent<HTMLElement>, 'pointerType' | 'currentTarget'>) => void
  onPointerLeave: () => void
  onPointerDown: () => void
  onFocus: (event: Pick<FocusEvent<HTMLElement>, 'currentTarget'>) => void
  onBlur: () => void
}

/** Time for the pointer to cross the gap to the tooltip, which stays while it is there (WCAG 1.4.13). */
const LEAVE_MS = 150

/** When a tooltip shows: the pointer or the keyboard's focus rests on its trigger for `delayMs`; Escape, a press and leaving put it away. */
export function useTooltip(delayMs: number) {
  const id = useId()
  const anchor = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setIsOpen] = useState(false)
  const turn = (open: boolean, afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(open), afterMs)
  }
  const rest = (element: HTMLElement) => {
    anchor.current = element
    turn(true, isOpen ? 0 : delayMs)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setIsOpen(false)
  }
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    // Nothing but the tooltip closes, wherever the focus is: it can cover what a person wants to read.
    event.stopPropagation()
    event.preventDefault()
    hide()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const listening = new AbortController()
    document.addEventListener('keydown', event => pressKey(event), { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])
  useEffect(() => () => clearTimeout(timer.current), [])
  const trigger: TooltipTrigger = {
    'aria-describedby': isOpen ? id : undefined,
    onPointerEnter: event => event.pointerType !== 'touch' && rest(event.currentTarget),
    onPointerLeave: () => turn(false, LEAVE_MS),
    onPointerDown: hide,
    onFocus: event => event.currentTarget.matches(':focus-visible') && rest(event.currentTarget),
    onBlur: hide,
  }
  const tipProps = { onPointerEnter: () => turn(true, 0), onPointerLeave: () => turn(false, LEAVE_MS) }
  return { id, isOpen, anchor, trigger, tipProps }
}
