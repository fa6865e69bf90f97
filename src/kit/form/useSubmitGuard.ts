import { useRef, useState } from 'react'

/**
 * Lets one act run at a time. `run` ignores a call while an earlier one is under way; the act gets a function that lifts the guard
 * early, and the guard is lifted in any case when the act has ended.
 */
export function useSubmitGuard() {
  const [isBusy, setIsBusy] = useState(false)
  const holder = useRef<symbol>(undefined)
  const run = async (act: (lift: () => void) => Promise<void> | void): Promise<void> => {
    if (holder.current) return
    const self = Symbol('submit')
    // Only its own guard: by the time an act ends, the next may hold it.
    const lift = () => {
      if (holder.current !== self) return
      holder.current = undefined
      setIsBusy(false)
    }
    holder.current = self
    setIsBusy(true)
    try {
      await act(lift)
    } finally {
      lift()
    }
  }
  return { isBusy, run }
}
