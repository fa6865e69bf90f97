import { useEffect, useEffectEvent, useState } from 'react'
import { useShell } from '../../shell/useShell'
import { fetchOriginal, ForeignFileError } from './originalWire'

/** State of a picture's file. `host` is the server that does not let this page read the file. */
export type OriginalFile =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'foreign'; readonly host: string }
  | { readonly status: 'ready'; readonly file: Blob }

/** Loads the file of a picture's original. */
export function useOriginalFile(uri: string) {
  const { runtime } = useShell()
  const [state, setState] = useState<OriginalFile>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const load = useEffectEvent(async (signal: AbortSignal) => {
    try {
      setState({ status: 'ready', file: await fetchOriginal(uri, signal) })
    } catch (error) {
      if (signal.aborted) return
      runtime.reportError(error)
      setState(error instanceof ForeignFileError ? { status: 'foreign', host: error.host } : { status: 'failed' })
    }
  })
  useEffect(() => {
    const gone = new AbortController()
    void load(gone.signal)
    return () => gone.abort()
  }, [attempt])
  return {
    state,
    retry() {
      setState({ status: 'loading' })
      setAttempt(count => count + 1)
    },
  }
}
