import { useState, type KeyboardEvent } from 'react'

/** Knows whether the caps lock key is on, from the keys that are pressed in a field; nothing is known before the first one. */
export function useCapsLock() {
  const [isCapsLock, setIsCapsLock] = useState(false)
  return {
    isCapsLock,
    watch: (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock')),
    forget: () => setIsCapsLock(false),
  }
}
