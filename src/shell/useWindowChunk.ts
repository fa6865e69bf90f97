import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react'
import { FoyerError } from '../lib/FoyerError'
import type { WindowTemplates } from '../template/WindowLayout'
import type { Runtime } from './createRuntime'
import { builtInTemplates, loadLayout, wantsTemplates } from './loadLayout'
import type { WindowComponent, WindowEntry, WindowProps } from './WindowTable'

/** The error of a part that could not be loaded; `what` names it, beginning a sentence. */
export function chunkNotLoaded(what: string, cause: unknown): FoyerError {
  return new FoyerError(
    'CHUNK_NOT_LOADED',
    `${what} could not be loaded. The network, the page's policy, an integrity or a missing file stopped it; try again.`,
    { cause },
  )
}

/** A window's chunk and texts: on the way, here, or not to be had. */
export type WindowChunk =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; retry(): void }
  | { readonly status: 'ready'; readonly Window: ComponentType<WindowProps>; readonly templates: WindowTemplates }

/** The table knows no window's own options. */
const asDrawn = (Window: WindowComponent) => Window as ComponentType<never> as ComponentType<WindowProps>

/** The windows whose code the browser has compiled by drawing them. */
const drawn = new Set<string>()

const findReady = (runtime: Runtime, windowName: string): WindowChunk | undefined => {
  const Window = wantsTemplates(runtime.readConfig(), windowName) ? undefined : runtime.findWindow(windowName)
  return Window && { status: 'ready', Window: asDrawn(Window), templates: builtInTemplates }
}

/**
 * Loads a window's chunk with its texts in one request, and at the same time its templates where the page wants them; a window that was here before is ready at once.
 * On a slow device it is drawn in pieces the first time, when each of its functions is compiled as it's called, so that the page answers in between.
 */
export function useWindowChunk(
  runtime: Runtime,
  windowName: string,
  entry: WindowEntry,
): [chunk: WindowChunk, isProgressive: boolean] {
  const [isProgressive] = useState(() => runtime.isSlow && !drawn.has(windowName))
  const [chunk, setChunk] = useState<WindowChunk>(
    () => (!isProgressive && findReady(runtime, windowName)) || { status: 'loading' },
  )
  const isWaiting = chunk.status === 'loading'
  const retry = useCallback(() => setChunk({ status: 'loading' }), [])
  useEffect(() => {
    if (!isWaiting) return undefined
    let isCurrent = true
    const show = (ready: WindowChunk) => {
      drawn.add(windowName)
      startTransition(() => setChunk(ready))
    }
    const ready = findReady(runtime, windowName)
    if (ready) {
      show(ready)
      return undefined
    }
    const stop = new AbortController()
    Promise.all([runtime.loadWindow(windowName, entry), loadLayout(runtime, windowName, entry, stop.signal)]).then(
      ([Window, templates]) => isCurrent && show({ status: 'ready', Window: asDrawn(Window), templates }),
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
  return [chunk, isProgressive]
}
