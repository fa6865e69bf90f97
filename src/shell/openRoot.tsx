import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { StyleSheetManager } from 'styled-components'
import type { WindowControl } from '../api/Core'
import { windowPlaceholders } from '../kit/window/windowPlaceholders'
import { languageTag } from '../lib/languageTag'
import { FoyerError } from '../lib/FoyerError'
import type { Runtime } from './createRuntime'
import type { Opening } from './Family'
import { componentStyles } from './componentStyles'
import { mountRoot, type RootMount } from './mountRoot'
import { WindowStack } from './WindowStack'
import type { WindowTable } from './WindowTable'

/** What every root provides to its windows: styles in its own shadow tree, texts, data. */
export function Providers({ runtime, mount, children }: { runtime: Runtime; mount: RootMount; children: ReactNode }) {
  useEffect(() => {
    const speak = (language: string) => {
      mount.container.lang = languageTag(language)
      // A page's own direction would come through: no reset of styles covers it.
      mount.container.dir = runtime.labels.dir(languageTag(language))
    }
    speak(runtime.readConfig().language)
    runtime.labels.on('languageChanged', speak)
    return () => runtime.labels.off('languageChanged', speak)
  }, [runtime, mount])
  return (
    <StyleSheetManager sheet={componentStyles().sheet}>
      <QueryClientProvider client={runtime.queryClient}>{children}</QueryClientProvider>
    </StyleSheetManager>
  )
}

/** Opens a window in an isolated React root of its own, and takes the root off the page when the window has closed; answers what closes it without a result. */
export function openRoot(
  runtime: Runtime,
  windows: WindowTable,
  windowName: string,
  { options, onResult, container }: Opening,
  control: WindowControl,
): () => void {
  requireBrowser()
  const { placeholder: dialog, opener = null } = control
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
      const error = new FoyerError(
        'WINDOW_REMOVED',
        `the page took <foyer-root> away, and the window '${windowName}' with it. Let the page keep that element, or give the library an area by the option 'container'.`,
      )
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
      control.failed(
        new FoyerError(
          'WINDOW_CRASHED',
          `the window '${windowName}' could not be drawn and was taken away. The cause is in the console.`,
          { cause: error },
        ),
      )
      close()
    },
  })
  // Who closes it wants no window, which may stand by the time that this is heard.
  dialog?.addEventListener('close', () => {
    if (!windowPlaceholders.isReplaced(dialog)) close()
  })
  const placeholder = dialog && { dialog, opener }
  root.render(
    <Providers runtime={runtime} mount={mount}>
      <WindowStack
        runtime={runtime}
        windows={windows}
        first={{ windowName, options, isInline: !!area, placeholder }}
        onOpened={onOpened}
        onClosed={close}
      />
    </Providers>,
  )
  return () => close()
}

/**
 * Finds the element that the page gives to the library; without one, windows are modal.
 * @throws FoyerError CONFIG_WRONG_CONTAINER for what is no element on the page, nor a selector of one.
 */
function findContainer(container: string | Element | null | undefined): Element | undefined {
  if (container == null) return undefined
  const element = typeof container === 'string' ? document.querySelector(container) : container
  // An element of another window is none of this one's classes.
  if (!element?.isConnected)
    throw new FoyerError(
      'CONFIG_WRONG_CONTAINER',
      `the container '${container as string}' is not on the page. Correct it, or call once it is there.`,
    )
  return element
}

/** What a window is built on, by the name a developer knows it by; asked of what there is, because a page may have put another `Element` and `Document` in their place. */
const NEEDS: Readonly<Record<string, () => boolean>> = {
  '<dialog>': () => typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype,
  'shadow trees': () => 'attachShadow' in document.documentElement,
  adoptedStyleSheets: () => 'adoptedStyleSheets' in document,
}

/**
 * Refuses a browser that lacks something windows are built on.
 * @throws FoyerError MISSING_DEPENDENCIES, 'Missing dependencies' with what is missing (image-library 8.3).
 */
export function requireBrowser(): void {
  const missing = Object.keys(NEEDS).filter(need => !NEEDS[need]!())
  if (missing.length > 0)
    throw new FoyerError(
      'MISSING_DEPENDENCIES',
      `Missing dependencies: this browser has no ${missing.join(', ')}. Offer the page without the library there.`,
    )
}
