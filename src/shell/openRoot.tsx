import { createRoot } from 'react-dom/client'
import type { WindowControl } from '../api/Frame'
import { standIns } from '../kit/window/standIns'
import { FoyerError } from '../lib/FoyerError'
import { findContainer } from './findContainer'
import { mountRoot } from './mountRoot'
import type { Opening } from './OpeningTable'
import { Providers } from './Providers'
import { requireBrowser } from './requireBrowser'
import type { Runtime } from './Runtime'
import { WindowStack } from './WindowStack'
import type { WindowTable } from './WindowTable'

/** Opens a window in an isolated React root of its own, and takes the root off the page when the window has closed; answers what closes it without a result. */
export function openRoot(runtime: Runtime, windows: WindowTable, windowName: string, { options, onResult, container }: Opening, control: WindowControl): () => void {
  requireBrowser()
  const { standIn: dialog, opener = null } = control
  const config = runtime.readConfig()
  const area = findContainer(container ?? config.container)
  const mount = mountRoot(config, area)
  let isClosed = false
  let isOpened = false
  const onOpened = () => {
    isOpened = true
    control.opened()
  }
  const close = (result?: unknown) => {
    if (isClosed) return
    isClosed = true
    dialog?.close()
    watching.disconnect()
    // The page's own fault is reported as the page's, and the window closes all the same.
    try {
      if (result !== undefined) onResult?.(result as never)
    } catch (error) {
      globalThis.reportError(error)
    }
    // React may be in the middle of an event of this root: it unmounts when that is done.
    queueMicrotask(() => {
      root.unmount()
      mount.remove()
      control.settled(result)
    })
  }
  // A page that throws its content away throws the window away with it: what the window holds of the page is given back.
  const watching = new MutationObserver(() => {
    if (mount.isThere()) return
    // Before anybody sees it, that is no way to close a window.
    if (!area && !isOpened) {
      const error = new FoyerError('WINDOW_REMOVED', `the page took <foyer-root> away, and the window '${windowName}' with it. Let the page keep that element, or give the library an area by the option 'container'.`)
      control.failed(error)
      console.error(error)
    }
    close()
  })
  watching.observe(document, { childList: true, subtree: true })
  const root = createRoot(mount.container, {
    identifierPrefix: 'foyer-',
    onCaughtError: runtime.reportError,
    onUncaughtError(error) {
      runtime.reportError(error)
      control.failed(new FoyerError('WINDOW_CRASHED', `the window '${windowName}' could not be drawn and was taken away. The cause is in the console.`, { cause: error }))
      close()
    },
  })
  // Who closes it wants no window, which may stand by the time that this is heard.
  dialog?.addEventListener('close', () => {
    if (!standIns.isReplaced(dialog)) close()
  })
  const standIn = dialog && { dialog, opener }
  root.render(
    <Providers runtime={runtime} mount={mount}>
      <WindowStack runtime={runtime} windows={windows} first={{ windowName, options, isInline: !!area, standIn }} onOpened={onOpened} onClosed={close} />
    </Providers>,
  )
  return () => close()
}
