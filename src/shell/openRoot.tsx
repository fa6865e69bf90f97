import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { StyleSheetManager } from 'styled-components'
import type { WindowControl } from '../api/Core'
import { windowPlaceholders } from '../kit/window/windowPlaceholders'
import { languageTag } from '../lib/languageTag'
import { FoyerError } from '../lib/FoyerError'
import { tellPage } from '../wire/tellPage'
import type { Runtime } from './createRuntime'
import type { Opening } from './Family'
import { componentStyles } from './componentStyles'
import { mountRoot, type RootMount } from './mountRoot'
import { WindowStack } from './WindowStack'
import type { WindowTable } from './WindowTable'

/**
 * Provides the shared style sheet and the query client to the windows of a root, and sets the root's language and
 * direction.
 */
export function Providers({ runtime, mount, children }: { runtime: Runtime; mount: RootMount; children: ReactNode }) {
  useEffect(() => {
    const speak = (language: string) => {
      mount.container.lang = languageTag(language)
      // Set explicitly, because `all: initial` does not reset the page's direction.
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

/** A call's opening, with the names of the call and of the window. */
interface RootOpening extends Opening {
  readonly callName: string
  readonly windowName: string
}

/**
 * Opens a window in its own React root, and removes the root when the window has closed. Returns a function that closes
 * the window without a result. The events `foyer:open` and `foyer:close` on the document tell the page's own scripts
 * that a window opened or closed.
 */
export function openRoot(
  runtime: Runtime,
  windows: WindowTable,
  { callName, windowName, options, onResult, container }: RootOpening,
  control: WindowControl,
): () => void {
  requireBrowser()
  const { placeholder: dialog, opener = null } = control
  const config = runtime.readConfig()
  const area = findContainer(container ?? config.container)
  const mount = mountRoot(config, area)
  let isClosed = false
  let isOpened = false
  // Uses the container's document, because the global `document` is gone if the page has removed the iframe that
  // contains the window.
  const { ownerDocument } = mount.container
  const dispatch = (name: string, detail: object) =>
    ownerDocument.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }))
  const onOpened = () => {
    // A window that replaces the first one opens too, but the call has opened already.
    if (isOpened) return
    isOpened = true
    control.opened()
    dispatch('foyer:open', { call: callName })
  }
  const fail = (error: FoyerError) => {
    tellPage(config, error)
    control.failed(error)
  }
  const close = (result?: unknown) => {
    if (isClosed) return
    isClosed = true
    dialog?.close()
    watching.disconnect()
    // The page's callback may throw. Its error is reported as an uncaught error of the page, and the window still
    // closes.
    try {
      if (result !== undefined) onResult?.(result as never)
    } catch (error) {
      globalThis.reportError(error)
    }
    // React may be handling an event of this root, so unmount afterwards.
    queueMicrotask(() => {
      root.unmount()
      mount.remove()
      control.settled(result)
      if (isOpened) dispatch('foyer:close', { call: callName, hasResult: result !== undefined })
    })
  }
  // The page may remove `<foyer-root>` together with its own elements. The window then closes, so that the page can be
  // used and scrolled again.
  const watching = new MutationObserver(() => {
    if (mount.isThere()) return
    // A modal window that is removed before it opened is an error, because no person closed it.
    if (!area && !isOpened) {
      const error = new FoyerError(
        'WINDOW_REMOVED',
        `the page removed <foyer-root>, and the window '${windowName}' with it. Keep that element on the page, or set the option 'container' to an area of the page.`,
      )
      fail(error)
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
      fail(
        new FoyerError(
          'WINDOW_CRASHED',
          `the window '${windowName}' could not be rendered and was closed. The console shows the cause.`,
          { cause: error },
        ),
      )
      close()
    },
  })
  // A person who closes the placeholder wants no window. This event may come when the window has already rendered.
  dialog?.addEventListener('close', () => {
    if (!windowPlaceholders.isReplaced(dialog)) close()
  })
  const placeholder = dialog && { dialog, opener }
  // A transition renders in short tasks, so that the page responds meanwhile. The browser compiles each function at its
  // first call, which makes the first render of a window long.
  startTransition(() =>
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
    ),
  )
  return () => close()
}

/**
 * Returns the element that the page gives to the library; undefined if windows are modal.
 * @throws FoyerError CONFIG_WRONG_CONTAINER if the element is not on the page, if no element on the page matches the
 *   selector, or if the selector is invalid
 */
function findContainer(container: string | Element | null | undefined): Element | undefined {
  if (container == null) return undefined
  const element = typeof container === 'string' ? findElement(container) : container
  // Checks `isConnected`, not `instanceof Element`, because an element of another window has another `Element` class.
  if (!element?.isConnected)
    throw new FoyerError(
      'CONFIG_WRONG_CONTAINER',
      `the container '${container as string}' is not on the page. Correct it, or add the element before the call.`,
    )
  return element
}

/** Returns the first element that matches a selector; null if none does, or if the selector is invalid. */
function findElement(selector: string): Element | null {
  try {
    return document.querySelector(selector)
  } catch {
    return null
  }
}

/**
 * Features that windows need, by the names that developers know. Each check looks for the feature itself, because a
 * page may replace `Element` or `Document`.
 */
const NEEDS: Readonly<Record<string, () => boolean>> = {
  '<dialog>': () => typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype,
  'shadow trees': () => 'attachShadow' in document.documentElement,
  adoptedStyleSheets: () => 'adoptedStyleSheets' in document,
}

/**
 * Throws if the browser lacks a feature that windows need.
 * @throws FoyerError MISSING_DEPENDENCIES, 'Missing dependencies' with the missing features (image-library 8.3).
 */
export function requireBrowser(): void {
  const missing = Object.keys(NEEDS).filter(need => !NEEDS[need]!())
  if (missing.length > 0)
    throw new FoyerError(
      'MISSING_DEPENDENCIES',
      `Missing dependencies: this browser has no ${missing.join(', ')}. Offer the page without the library in such browsers.`,
    )
}
