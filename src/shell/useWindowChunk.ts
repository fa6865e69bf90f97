import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react'
import { FoyerError } from '../lib/FoyerError'
import type { WindowTemplates } from '../template/WindowLayout'
import type { Runtime } from './createRuntime'
import { builtInTemplates, loadLayout, wantsTemplates } from './loadLayout'
import type { WindowComponent, WindowEntry, WindowProps } from './WindowTable'

/** Returns the error of a part that could not be loaded. `what` names the part; the error's text begins with it. */
export function chunkNotLoaded(what: string, cause: unknown): FoyerError {
  return new FoyerError(
    'CHUNK_NOT_LOADED',
    `${what} could not be loaded. Check the network, the page's policy, integrity hashes and missing files, and try again.`,
    { cause },
  )
}

/** State of a window's chunk and texts. */
export type WindowChunk =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; retry(): void }
  | { readonly status: 'ready'; readonly Window: ComponentType<WindowProps>; readonly templates: WindowTemplates }

/** Widens the type, because `WindowEntry` doesn't know the type of a window's options. */
const asDrawn = (Window: WindowComponent) => Window as ComponentType<never> as ComponentType<WindowProps>

const findReady = (runtime: Runtime, windowName: string): WindowChunk | undefined => {
  const Window = wantsTemplates(runtime.readConfig(), windowName) ? undefined : runtime.findWindow(windowName)
  return Window && { status: 'ready', Window: asDrawn(Window), templates: builtInTemplates }
}

/**
 * Loads a window's chunk, its texts in one request, and its templates if the page uses them. A window that is already
 * loaded is ready at once, unless the page uses templates for it.
 *
 * Does not use `lazy` and Suspense, for two reasons. A failed import would stay failed until the page reloads. And the
 * window must not render before its texts and templates have loaded.
 */
export function useWindowChunk(runtime: Runtime, windowName: string, entry: WindowEntry): WindowChunk {
  const [chunk, setChunk] = useState<WindowChunk>(() => findReady(runtime, windowName) ?? { status: 'loading' })
  const isWaiting = chunk.status === 'loading'
  const retry = useCallback(() => setChunk({ status: 'loading' }), [])
  useEffect(() => {
    if (!isWaiting) return undefined
    let isCurrent = true
    const stop = new AbortController()
    Promise.all([runtime.loadWindow(windowName, entry), loadLayout(runtime, windowName, entry, stop.signal)]).then(
      ([Window, templates]) =>
        isCurrent && startTransition(() => setChunk({ status: 'ready', Window: asDrawn(Window), templates })),
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
