import { useCallback, useEffect, useState } from 'react'
import { FILTER_DELAY_MS } from './manageModel'

/** A text that is typed freely and handed to `apply` when typing rests, or at once on Enter. */
export function useFilterText(initial: string, apply: (text: string) => void) {
  const [typed, setTyped] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => apply(typed.trim()), FILTER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed, apply])
  const submit = useCallback(
    (text: string) => {
      setTyped(text)
      apply(text.trim())
    },
    [apply],
  )
  return { typed, setTyped, submit }
}
