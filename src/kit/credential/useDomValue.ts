import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { useCredential } from './useCredential'

interface DomValue<Value> {
  value: Value
  onChange: (value: Value) => void
  /** The property of the control that holds the value. */
  property: 'value' | 'checked'
}

// Native listeners, because React's onChange does not fire if a script set the value before it dispatched the event.
const CHANGE_EVENTS = ['input', 'change', 'blur'] as const

/**
 * Keeps the DOM value of a control equal to its value in the form's state. Returns the ref for the control. A change of
 * the state changes the control. The control is read after its events, and before the form is sent, because a script
 * can set a value without an event. A controlled input of React would replace such a value with the older value of the
 * state.
 */
export function useDomValue<Value extends string | boolean>({
  value,
  onChange,
  property,
}: DomValue<Value>): RefObject<HTMLInputElement | null> {
  const control = useRef<HTMLInputElement>(null)
  const agreed = useRef<Value>(undefined)
  const { joinReaders } = useCredential()
  useLayoutEffect(() => {
    if (!control.current || value === agreed.current) return
    agreed.current = value
    Object.assign(control.current, { [property]: value })
  })
  const read = useEffectEvent(() => {
    const now = control.current?.[property] as Value | undefined
    if (now === undefined || now === agreed.current) return
    agreed.current = now
    onChange(now)
  })
  useLayoutEffect(() => {
    const element = control.current
    const tell = () => read()
    const leave = joinReaders(tell)
    for (const type of CHANGE_EVENTS) element?.addEventListener(type, tell)
    return () => {
      leave()
      for (const type of CHANGE_EVENTS) element?.removeEventListener(type, tell)
    }
  }, [joinReaders])
  return control
}
