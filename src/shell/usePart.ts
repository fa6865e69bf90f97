import { useEffect, useState } from 'react'
import { FoyerError } from '../lib/FoyerError'
import { useShell } from './useShell'

interface LoadedPart<Part> {
  readonly Part: Part
}

/** Loads a part of the window when it is wished for, and answers it once it is here; a part that did not come is reported, and asked for again by another `wish`; 0 is none. */
export function usePart<Part>(load: () => Promise<Part>, wish: number): LoadedPart<Part> | undefined {
  const { runtime, windowName } = useShell()
  const [loaded, setLoaded] = useState<LoadedPart<Part>>()
  useEffect(() => {
    if (wish === 0 || loaded) return
    load().then(
      Part => setLoaded({ Part }),
      (cause: unknown) => runtime.reportError(new FoyerError('CHUNK_NOT_LOADED', `a part of the window '${windowName}' could not be loaded. The network, a content security policy or a missing file stopped it; try again.`, { cause })),
    )
  }, [load, wish, loaded, runtime, windowName])
  return wish > 0 ? loaded : undefined
}
