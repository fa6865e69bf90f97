import { useEffect, useState } from 'react'
import { useShell } from './useShell'
import { chunkNotLoaded } from './chunkNotLoaded'

interface LoadedPart<Part> {
  readonly Part: Part
}

/**
 * Loads a part of the window when it is wished for, and answers it once it is here; a part that did not come is reported.
 * @param wish another one asks again for what did not come; 0 is none
 * @param otherwise answered in place of what did not come, for what is wished for only once
 */
export function usePart<Part>(load: () => Promise<Part>, wish: number, otherwise?: Part): LoadedPart<Part> | undefined {
  const { runtime, windowName } = useShell()
  const [loaded, setLoaded] = useState<LoadedPart<Part>>()
  useEffect(() => {
    if (wish === 0 || loaded) return
    load().then(
      Part => setLoaded({ Part }),
      (cause: unknown) => {
        runtime.reportError(chunkNotLoaded(`a part of the window '${windowName}'`, cause))
        if (otherwise) setLoaded({ Part: otherwise })
      },
    )
  }, [load, wish, otherwise, loaded, runtime, windowName])
  return wish > 0 ? loaded : undefined
}
