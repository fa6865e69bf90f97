import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

/** Attributes for the element that a tooltip explains. Spread them on that element. */
export interface TooltipTrigger {
  'aria-describedby': string | undefined
  onPointerEnter: (event: Pick<PointerEvent<HTMLElement>, 'pointerType' | 'currentTarget'>) => void
  onPointerLeave: () => void
  /** Hides the tooltip. With the event of a finger's press, also waits for a long press, which shows the tooltip. */
  onPointerDown: (event?: Pick<PointerEvent<HTMLElement>, 'pointerType' | 'currentTarget'>) => void
  onFocus: (event: Pick<FocusEvent<HTMLElement>, 'currentTarget'>) => void
  onBlur: () => void
}

/**
 * Time in ms for the pointer to cross the gap to the tooltip. The tooltip stays while the pointer is over it (WCAG
 * 1.4.13).
 */
const LEAVE_MS = 150

/** Time in ms of a long press before the tooltip shows; shorter than the browser's own long press. */
const TOUCH_MS = 400

/**
 * Shows a tooltip after the pointer or the keyboard's focus has rested on its trigger for `delayMs`, or after a long
 * press by a finger. Escape, a press on the trigger, and leaving the trigger hide the tooltip. After a long press,
 * lifting the finger does not hide the tooltip, but the next press anywhere does.
 */
export function useTooltip(delayMs: number) {
  const id = useId()
  const anchor = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTouched = useRef(false)
  const [isOpen, setIsOpen] = useState(false)
  const turn = (open: boolean, afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(open), afterMs)
  }
  const rest = (element: HTMLElement, afterMs = delayMs) => {
    anchor.current = element
    turn(true, isOpen ? 0 : afterMs)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setIsOpen(false)
  }
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    // Escape closes only the tooltip, wherever the focus is, because the tooltip may cover text that the person wants
    // to read.
    event.stopPropagation()
    event.preventDefault()
    hide()
  })
  const pressAnywhere = useEffectEvent((event: Event) => {
    const path = event.composedPath()
    if (isTouched.current && !(anchor.current && path.includes(anchor.current))) hide()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    document.addEventListener('keydown', event => pressKey(event), options)
    document.addEventListener('pointerdown', event => pressAnywhere(event), options)
    return () => listening.abort()
  }, [isOpen])
  useEffect(() => () => clearTimeout(timer.current), [])
  const trigger: TooltipTrigger = {
    'aria-describedby': isOpen ? id : undefined,
    onPointerEnter: event => {
      if (event.pointerType === 'touch') return
      isTouched.current = false
      rest(event.currentTarget)
    },
    onPointerLeave: () => {
      if (!isTouched.current) turn(false, LEAVE_MS)
      // The finger was lifted before the end of the long press, or began to scroll, so no tooltip shows.
      else if (!isOpen) clearTimeout(timer.current)
    },
    onPointerDown: event => {
      isTouched.current = event?.pointerType === 'touch'
      hide()
      if (event && isTouched.current && !isOpen) rest(event.currentTarget, TOUCH_MS)
    },
    onFocus: event => event.currentTarget.matches(':focus-visible') && rest(event.currentTarget),
    onBlur: hide,
  }
  const tipProps = { onPointerEnter: () => turn(true, 0), onPointerLeave: () => turn(false, LEAVE_MS) }
  return { id, isOpen, anchor, trigger, tipProps }
}
