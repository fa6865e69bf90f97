import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { WindowTemplates } from '../template/WindowTemplates'
import { builtInTemplates } from './builtInTemplates'
import type { Runtime } from './Runtime'
import { loadLayout } from './loadLayout'
import { wantsTemplates } from './wantsTemplates'
import type { WindowComponent, WindowEntry, WindowProps } from './WindowTable'
import { chunkNotLoaded } from './chunkNotLoaded'

/** A window's chunk and texts: on the way, here, or not to be had. */
export type WindowChunk =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; retry(): void }
  | { readonly status: 'ready'; readonly Window: ComponentType<WindowProps>; readonly templates: WindowTemplates }

/** The table knows no window's own options. */
const asDrawn = (Window: WindowComponent) => Window as ComponentType<never> as ComponentType<WindowProps>

/** Loads a window's chunk with its texts in one request, and at the same time its templates where the page wants them; a window that is here already is ready at once. */
export function useWindowChunk(runtime: Runtime, windowName: string, entry: WindowEntry): WindowChunk {
  const [chunk, setChunk] = useState<WindowChunk>(() => {
    const Window = wantsTemplates(runtime.readConfig(), windowName) ? undefined : runtime.findWindow(windowName)
    return Window ? { status: 'ready', Window: asDrawn(Window), templates: builtInTemplates } : { status: 'loading' }
  })
  const isWaiting = chunk.status === 'loading'
  const retry = useCallback(() => setChunk({ status: 'loading' }), [])
  useEffect(() => {
    if (!isWaiting) return undefined
    let isCurrent = true
    const stop = new AbortController()
    Promise.all([runtime.loadWindow(windowName, entry), loadLayout(runtime, windowName, entry, stop.signal)]).then(
      ([Window, templates]) => isCurrent && setChunk({ status: 'ready', Window: asDrawn(Window), templates }),
      (cause: unknown) => {
        runtime.reportError(chunkNotLoaded(`a part of the window '${windowName}'`, cause))
        if (isCurrent) setChunk({ status: 'failed', retry })
      },
    )
    return () => {
      isCurrent = false
      stop.abort()
    }
  }, [runtime, windowName, entry, isWaiting, retry])
  return chunk
}
