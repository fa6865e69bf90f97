import { useState, type KeyboardEvent } from 'react'

/** Tracks the caps lock key by the keys that are pressed in a field. False before the first key. */
export function useCapsLock() {
  const [isCapsLock, setIsCapsLock] = useState(false)
  return {
    isCapsLock,
    watch: (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock')),
    forget: () => setIsCapsLock(false),
  }
}
