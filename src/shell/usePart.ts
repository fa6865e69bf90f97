import { useEffect, useEffectEvent, useState } from 'react'
import { useLabels } from '../labels/useLabels'
import { useShell } from './useShell'
import { chunkNotLoaded } from './useWindowChunk'

interface LoadedPart<Part> {
  readonly Part: Part
}

/**
 * Loads a part of the window when it is wished for, and answers it once it is here; a part that did not come is reported, and a dialog says so.
 * @param wish another one asks again for what did not come; 0 is none
 * @param otherwise answered in place of what did not come, without a word, for what is wished for only once
 */
export function usePart<Part>(load: () => Promise<Part>, wish: number, otherwise?: Part): LoadedPart<Part> | undefined {
  const { runtime, windowName, tell } = useShell()
  const t = useLabels()
  const [loaded, setLoaded] = useState<LoadedPart<Part>>()
  const miss = useEffectEvent((cause: unknown, isWanted: boolean) => {
    runtime.reportError(chunkNotLoaded(`a part of the window '${windowName}'`, cause))
    if (otherwise) setLoaded({ Part: otherwise })
    else if (isWanted) void tell({ heading: t('error_dialog_heading'), text: t('ui_part_failed') })
  })
  useEffect(() => {
    if (wish === 0 || loaded) return undefined
    let isWanted = true
    load().then(
      Part => setLoaded({ Part }),
      (cause: unknown) => miss(cause, isWanted),
    )
    return () => {
      isWanted = false
    }
  }, [load, wish, loaded])
  return wish > 0 ? loaded : undefined
}
