import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { InlineWindow } from '../kit/window/InlineWindow'
import { ModalDialog } from '../kit/window/ModalDialog'
import { type WindowPlaceholder, windowPlaceholders } from '../kit/window/windowPlaceholders'
import { useLabels, WindowLabels } from '../labels/useLabels'
import { coreTexts } from '../lib/coreTexts'
import { familyOf } from '../lib/familyOf'
import { pageBase, webAddress } from '../lib/webAddress'
import { localStore } from '../lib/webStore'
import type { Runtime } from './createRuntime'
import { ShellContext, type ShellActions } from './useShell'
import { builtInTemplates } from './loadLayout'
import { UnansweredNotice } from './LoadState'
import { useDialogs } from './useDialogs'
import { useCloseGuard } from './useCloseGuard'
import { type Retry, useFailedRequest } from './useFailedRequest'
import { useWindowChunk } from './useWindowChunk'
import { WindowContent } from './WindowContent'
import type { WindowEntry } from './WindowTable'

/** Size of a window whose entry in the table has no `size` (image-library 9.2). */
const GENERIC_SIZE = { width: 680, height: 590 }

/** The choice between full and normal size of each window, stored on the device. */
const fullscreenChoices = localStore('fullscreen')

/** Props of one window of the stack. */
export interface WindowLayerProps {
  readonly runtime: Runtime
  readonly windowName: string
  readonly entry: WindowEntry
  readonly options: object
  /** True when the window shows in an area of the page, not as a modal. */
  readonly isInline: boolean
  /** The placeholder that shows until the window does. */
  readonly placeholder: WindowPlaceholder | undefined
  /** True when another window is below. */
  readonly hasPrevious: boolean
  readonly onOpened: (() => void) | undefined
  readonly openWindow: ShellActions['openWindow']
  readonly replaceWindow: ShellActions['replaceWindow']
  close(result?: unknown): void
}

/** Renders one window: its frame at once, its content when chunk and texts have loaded, its dialogs on top. */
export function WindowLayer(props: WindowLayerProps) {
  return (
    <WindowLabels labels={props.runtime.labels} windowName={props.windowName}>
      <ScopedWindowLayer {...props} />
    </WindowLabels>
  )
}

function ScopedWindowLayer({
  runtime,
  windowName,
  entry,
  options,
  isInline,
  placeholder,
  hasPrevious,
  onOpened,
  openWindow,
  replaceWindow,
  close,
}: WindowLayerProps) {
  const t = useLabels<string>()
  const chunk = useWindowChunk(runtime, windowName, entry)
  const { ask, prompt, tell, element } = useDialogs(runtime)
  const [retry, offerRetry] = useState<Retry>()
  const showFailedRequest = useFailedRequest(runtime, { ask, tell }, entry.failureReading, offerRetry)
  const { leave, guardClose } = useCloseGuard(close)
  // Read once, so that a later `configure` does not change the frame of an open window.
  const [config] = useState(runtime.readConfig)
  const canGoFullscreen = !isInline && !!entry.canGoFullscreen
  const [isFullscreen, setFullscreen] = useState(
    () =>
      canGoFullscreen &&
      !!(fullscreenChoices.read(windowName) ?? (familyOf(windowName) === 'pix' && config.pix.fullscreen)),
  )
  const titleId = useId()
  const templates = chunk.status === 'ready' ? chunk.templates : builtInTemplates
  const { size = GENERIC_SIZE } = entry
  const shell = useMemo<ShellActions>(
    () => ({
      windowName,
      runtime,
      ask,
      prompt,
      tell,
      showFailedRequest,
      openWindow,
      replaceWindow,
      isFullscreen,
      close: leave,
      guardClose,
      headingLabel: entry.headingLabel,
      titleId,
      templates,
      size,
      supportUrl: (config.supportLink && webAddress(entry.supportUrl?.(config) ?? '/support/', pageBase())) || '',
      canGoFullscreen,
      hasPrevious,
      canClose: !isInline,
      toggleFullscreen() {
        setFullscreen(!isFullscreen)
        fullscreenChoices.write(windowName, !isFullscreen)
      },
    }),
    [
      windowName,
      runtime,
      ask,
      prompt,
      tell,
      showFailedRequest,
      openWindow,
      replaceWindow,
      isFullscreen,
      canGoFullscreen,
      isInline,
      hasPrevious,
      entry,
      titleId,
      size,
      config,
      templates,
      leave,
      guardClose,
    ],
  )
  const whenOpened = useRef(onOpened)
  const isReady = chunk.status === 'ready'
  useEffect(() => {
    if (isReady) whenOpened.current?.()
  }, [isReady])
  useLayoutEffect(() => {
    if (isInline && placeholder) windowPlaceholders.replace(placeholder)
  }, [isInline, placeholder])
  // Any click removes the notice with 'try again'. A click on 'try again' repeats the call before the notice
  // disappears.
  const endOffer = () => offerRetry(undefined)
  const texts = coreTexts(config.language)
  const heading = isReady ? t(entry.headingLabel) : texts[0]
  const content = (
    <>
      <WindowContent chunk={chunk} options={options} close={close} texts={texts} skeleton={entry.skeleton} />
      {retry && <UnansweredNotice onRetry={retry} />}
      {element}
    </>
  )
  return (
    <ShellContext value={shell}>
      {isInline ? (
        <InlineWindow label={heading} labelledBy={titleId} size={size} onClick={endOffer}>
          {content}
        </InlineWindow>
      ) : (
        <ModalDialog
          label={heading}
          labelledBy={titleId}
          size={size}
          isFullscreen={isFullscreen}
          canEscape={config.overlayClose}
          onDismiss={leave}
          onClick={endOffer}
          placeholder={placeholder}
        >
          {content}
        </ModalDialog>
      )}
    </ShellContext>
  )
}
