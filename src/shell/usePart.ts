import { useEffect, useState } from 'react'
import { useShell } from './useShell'
import { chunkNotLoaded } from './chunkNotLoaded'

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
      (cause: unknown) => runtime.reportError(chunkNotLoaded(`a part of the window '${windowName}'`, cause)),
    )
  }, [load, wish, loaded, runtime, windowName])
  return wish > 0 ? loaded : undefined
}
