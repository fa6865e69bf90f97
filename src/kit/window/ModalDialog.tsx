import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { LiveRegion } from '../control/LiveRegion'
import type { DismissReason } from './DismissReason'
import { DialogBox } from './DialogBox'
import { holdModal } from './holdModal'
import type { StandIn } from './StandIn'
import type { WindowSize } from './WindowSize'

interface ModalDialogProps {
  /** Id of the element that names it; or `label`, where nothing visible does, or not yet. */
  labelledBy?: string
  label?: string
  describedBy?: string
  size: WindowSize
  isFullscreen?: boolean
  role?: 'dialog' | 'alertdialog'
  /** Whether Escape and a press on the backdrop are told to `onDismiss`; the host page's `overlayClose`. */
  canEscape?: boolean
  /** A person wants to leave; the dialog stays until it is no longer rendered. */
  onDismiss: (reason: DismissReason) => void
  /** It shows in a task of its own, so that the page answers before: the device is slow. */
  isGradual?: boolean
  /** Stands there until the dialog does. */
  standIn?: StandIn | undefined
  /** Gets the focus at the start instead of the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * A native modal dialog that is open as long as it is rendered. The page behind is inert and does not scroll; dialogs rendered
 * inside lie on top. The focus returns to where it was.
 */
export function ModalDialog({ labelledBy, label, describedBy, size, isFullscreen = false, role, canEscape = true, onDismiss, isGradual = false, standIn, initialFocus, children }: ModalDialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  // Shown first, filled then: a child that takes the focus when it mounts keeps it.
  const [isShown, setIsShown] = useState(false)
  const dismiss = useEffectEvent((reason: DismissReason) => {
    // At once: the next key, or the same one again, is for what lies below. React can't see that a key in a shadow tree is urgent.
    if (canEscape) flushSync(() => onDismiss(reason))
  })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    let release = () => {}
    const show = () => {
      release = holdModal(element, reason => dismiss(reason), standIn)
      setIsShown(true)
    }
    const timer = isGradual ? setTimeout(show) : undefined
    if (!isGradual) show()
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [isGradual, standIn])
  useLayoutEffect(() => {
    if (isShown) initialFocus?.current?.focus({ preventScroll: true })
  }, [isShown, initialFocus])
  return (
    <DialogBox
      ref={box}
      part="window"
      role={role}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      data-fullscreen={isFullscreen || undefined}
      $size={size}
    >
      <LiveRegion />
      {isShown && children}
    </DialogBox>
  )
}
