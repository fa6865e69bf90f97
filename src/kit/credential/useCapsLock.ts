import { useState, type KeyboardEvent } from 'react'

/** Tells from the keys that are pressed in a field whether the caps lock key is on. False before the first key. */
export function useCapsLock() {
  const [isCapsLock, setIsCapsLock] = useState(false)
  return {
    isCapsLock,
    watch: (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock')),
    forget: () => setIsCapsLock(false),
  }
}
