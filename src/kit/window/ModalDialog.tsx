import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import styled, { css, keyframes } from 'styled-components'
import { LiveRegion } from '../control/LiveRegion'
import { cssVar } from '../theme/tokens'
import { openModal } from './openModal'
import type { DismissReason } from './listenForDismissal'
import type { WindowPlaceholder } from './windowPlaceholders'

/** The size of a window in CSS pixels. Without a height it is as high as its content. */
export interface WindowSize {
  readonly width: number
  readonly height?: number
  /** True when the height is the maximum. With less content, the window is lower, but at least 220 px high. */
  readonly isFitted?: boolean
}

const rise = keyframes`from { opacity: 0; translate: 0 8px; }`
const fade = keyframes`from { opacity: 0; }`

/** Height of the viewport above a phone's keyboard. */
const inViewport = 'calc(100dvh - var(--foyer-keyboard, 0px))'

const byContent = css`
  max-width: calc(100vw - 32px);
  max-height: calc(${inViewport} - 32px);
`

const fixed = css<{ $size: WindowSize }>`
  height: ${({ $size }) => $size.height}px;
  max-width: 100vw;
  max-height: ${inViewport};
  &[data-fullscreen] {
    width: 98vw;
    height: calc(100dvh - 2vw);
  }
  @media (max-width: ${({ $size }) => $size.width - 1}px), (max-height: ${({ $size }) => ($size.height ?? 0) - 1}px) {
    &,
    &[data-fullscreen] {
      width: 100vw;
      height: ${inViewport};
      max-height: none;
      border-radius: 0;
    }
  }
`

/** Size of a window with `isFitted`. In a narrow viewport it has the full width, at the lower edge. */
const fitted = css<{ $size: WindowSize }>`
  max-width: 100vw;
  min-height: 220px;
  max-height: min(${({ $size }) => $size.height}px, ${inViewport});
  @media (max-width: ${({ $size }) => $size.width - 1}px) {
    max-height: ${inViewport};
    margin-block-end: 0;
    border-radius: ${cssVar('radius-window')} ${cssVar('radius-window')} 0 0;
  }
`

/** The dialog element and its backdrop. */
const DialogBox = styled.dialog<{ $size: WindowSize }>`
  /* Stays above a phone's keyboard. */
  inset-block-end: var(--foyer-keyboard, 0px);
  margin: auto;
  padding: 0;
  border: 0;
  overflow: clip;
  border-radius: ${cssVar('radius-window')};
  background: ${cssVar('surface')};
  color: ${cssVar('text')};
  box-shadow: ${cssVar('shadow-window')};
  overscroll-behavior: contain;
  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${rise} ${cssVar('motion-slow')} ${cssVar('ease')};
  }
  &:focus-visible {
    outline: none;
  }
  &::backdrop {
    /* In older browsers the backdrop does not inherit custom properties. */
    background: var(--foyer-backdrop, rgb(0 0 0 / 0.25));
    animation: ${fade} var(--foyer-motion-slow, 0s) ease-out;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  /* At 400 % zoom: the window scrolls, because its content would have no height left. */
  @media (max-height: 399px) {
    overflow: auto;
  }
  width: ${({ $size }) => $size.width}px;
  ${({ $size }) => ($size.height === undefined ? byContent : $size.isFitted ? fitted : fixed)}
`

interface ModalDialogProps {
  /** Id of the element that names the dialog. Use `label` while there is no such visible element. */
  labelledBy?: string
  label?: string
  describedBy?: string
  size: WindowSize
  isFullscreen?: boolean
  role?: 'dialog' | 'alertdialog'
  /** True when Escape and a press on the backdrop call `onDismiss`; the host page's `overlayClose`. */
  canEscape?: boolean
  /** Called when a person wants to leave. The dialog stays until it is no longer rendered. */
  onDismiss: (reason: DismissReason) => void
  onClick?: () => void
  /** The placeholder that shows until the dialog does. */
  placeholder?: WindowPlaceholder | undefined
  /** The element to focus first, instead of the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * A native modal dialog that is open while it is rendered. The page behind is inert and does not scroll. A dialog that
 * renders inside this one is on top. When this dialog closes, the focus returns to the element that had it before.
 */
export function ModalDialog({
  labelledBy,
  label,
  describedBy,
  size,
  isFullscreen = false,
  role,
  canEscape = true,
  onDismiss,
  onClick,
  placeholder,
  initialFocus,
  children,
}: ModalDialogProps) {
  useLayoutEffect(() => initialFocus?.current?.focus({ preventScroll: true }), [initialFocus])
  return (
    <DialogBox
      part="window"
      role={role}
      tabIndex={-1}
      onClick={onClick}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      data-fullscreen={isFullscreen || undefined}
      $size={size}
    >
      <ModalState canEscape={canEscape} onDismiss={onDismiss} placeholder={placeholder} />
      <LiveRegion />
      {children}
    </DialogBox>
  )
}

/**
 * Makes the dialog around it modal while it is mounted. It is the dialog's first child, so that its effect runs before
 * those of the content. A part of the content that takes the focus when it mounts then keeps the focus.
 */
function ModalState({
  canEscape,
  onDismiss,
  placeholder,
}: Pick<ModalDialogProps, 'onDismiss' | 'placeholder'> & { canEscape: boolean }) {
  const place = useRef<HTMLSpanElement>(null)
  const dismiss = useEffectEvent((reason: DismissReason) => {
    // Render at once, because the next key press, even of the same key, is for the window below. React does not treat a
    // key event in a shadow tree as urgent.
    if (canEscape) flushSync(() => onDismiss(reason))
  })
  useLayoutEffect(() => {
    const dialog = place.current?.closest('dialog')
    return dialog ? openModal(dialog, reason => dismiss(reason), placeholder) : undefined
  }, [placeholder])
  return <span ref={place} hidden />
}
