import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { useCredential } from './useCredential'

interface DomValue<Value> {
  value: Value
  onChange: (value: Value) => void
  /** Where the control keeps it. */
  property: 'value' | 'checked'
}

// React's onChange stays silent when a script has set a value before it tells.
const TELLING = ['input', 'change', 'blur'] as const

/**
 * Keeps a control and its form of one mind, whoever changes the value: a person, the form, or a script that tells nobody. React's own
 * binding would write its older value over the last one.
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
    for (const type of TELLING) element?.addEventListener(type, tell)
    return () => {
      leave()
      for (const type of TELLING) element?.removeEventListener(type, tell)
    }
  }, [joinReaders])
  return control
}
