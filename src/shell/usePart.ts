import { useEffect, useEffectEvent, useState } from 'react'
import { useLabels } from '../labels/useLabels'
import { useShell } from './useShell'
import { chunkNotLoaded } from './useWindowChunk'

interface LoadedPart<Part> {
  readonly Part: Part
}

/**
 * Returns two functions for a part of the window that did not load: one reports the error, the other tells the person.
 */
export function usePartFailure() {
  const { runtime, windowName, tell } = useShell()
  const t = useLabels()
  return {
    report: (cause: unknown) => runtime.reportError(chunkNotLoaded(`a part of the window '${windowName}'`, cause)),
    tell: () => tell({ heading: t('error_dialog_heading'), text: t('ui_part_failed') }),
  }
}

/**
 * Loads a part of the window on demand, and returns the part after it has loaded. If the part has a list `labels`,
 * loads their texts too. A failure is reported and shown in a dialog. Does not use `lazy` and Suspense, because a
 * failed import must be tried again while the window stays visible.
 * @param wish number of times that the part was demanded. 0 loads nothing. A new number tries again after a failure
 * @param otherwise part to return if loading fails. Then no dialog shows. For a part that is demanded only once
 */
export function usePart<Part>(load: () => Promise<Part>, wish: number, otherwise?: Part): LoadedPart<Part> | undefined {
  const { runtime, windowName } = useShell()
  const failure = usePartFailure()
  const [loaded, setLoaded] = useState<LoadedPart<Part>>()
  const miss = useEffectEvent((cause: unknown, isWanted: boolean) => {
    failure.report(cause)
    if (otherwise) setLoaded({ Part: otherwise })
    else if (isWanted) void failure.tell()
  })
  useEffect(() => {
    if (wish === 0 || loaded) return undefined
    let isWanted = true
    load()
      .then(async Part => {
        const { labels } = Part as { readonly labels?: readonly string[] }
        if (labels) await runtime.loadTexts(windowName, labels)
        setLoaded({ Part })
      })
      .catch((cause: unknown) => miss(cause, isWanted))
    return () => {
      isWanted = false
    }
  }, [load, wish, loaded, runtime, windowName])
  return wish > 0 ? loaded : undefined
}
