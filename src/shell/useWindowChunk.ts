import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { FoyerError } from '../lib/FoyerError'
import type { WindowTemplates } from '../template/WindowTemplates'
import type { Runtime } from './Runtime'
import { loadLayout } from './loadLayout'
import type { WindowEntry, WindowProps } from './WindowTable'

/** A window's chunk and texts: on the way, here, or not to be had. */
export type WindowChunk =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; retry(): void }
  | { readonly status: 'ready'; readonly Window: ComponentType<WindowProps>; readonly templates: WindowTemplates }

/** Loads a window's chunk with its texts in one request, and at the same time its templates where the page wants them. */
export function useWindowChunk(runtime: Runtime, windowName: string, entry: WindowEntry): WindowChunk {
  const [chunk, setChunk] = useState<WindowChunk>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setChunk({ status: 'loading' })
    setAttempt(count => count + 1)
  }, [])
  useEffect(() => {
    let isCurrent = true
    const stop = new AbortController()
    Promise.all([
      runtime.loadWindow(windowName, entry),
      loadLayout(runtime, windowName, entry, stop.signal),
      entry.load().then(Window => Window.prefetch?.(runtime)),
    ]).then(
      ([Window, templates]) => isCurrent && setChunk({ status: 'ready', Window: Window as ComponentType<never> as ComponentType<WindowProps>, templates }),
      (cause: unknown) => {
        runtime.reportError(new FoyerError('CHUNK_NOT_LOADED', `a part of the window '${windowName}' could not be loaded. The network, a content security policy or a missing file stopped it; try again.`, { cause }))
        if (isCurrent) setChunk({ status: 'failed', retry })
      },
    )
    return () => {
      isCurrent = false
      stop.abort()
    }
  }, [runtime, windowName, entry, attempt, retry])
  return chunk
}
