/** The way in which a person left a modal dialog without its buttons. */
export type DismissReason = 'escape' | 'backdrop'

/** The open modal dialogs of the library, the newest last. Dialogs of the page and placeholders are not included. */
export const openDialogs: HTMLDialogElement[] = []

// A key press and its `cancel` event are a few milliseconds apart. A back gesture has no key event.
const SAME_PRESS_MS = 100

/**
 * Calls `onDismiss` when a person wants to leave this dialog by Escape, a back gesture or a press on the backdrop. Only
 * the innermost dialog reacts. An element with `data-takes-escape` (an open popup, a filled search field) handles the
 * first Escape itself.
 */
export function listenForDismissal(
  dialog: HTMLDialogElement,
  signal: AbortSignal,
  onDismiss: (reason: DismissReason) => void,
): void {
  let isTaken = false
  let pressedAt = Number.NEGATIVE_INFINITY
  let isPressedOutside = false
  // The browser's own light dismiss would close the element without React.
  dialog.setAttribute('closedby', 'none')

  const isMine = (event: KeyboardEvent) =>
    event.key === 'Escape' && !event.isComposing && innermostDialog(event) === dialog
  const dismissByKey = (event: KeyboardEvent) => {
    pressedAt = performance.now()
    event.preventDefault()
    if (!isTaken) onDismiss('escape')
  }
  // Decided in the capture phase, because in the bubble phase the popup that handled the key is already gone.
  const decide = (event: KeyboardEvent) => {
    if (isMine(event)) isTaken = takesEscape(event, dialog)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (isMine(event)) dismissByKey(event)
  }
  // When a focused button disappears, the body gets the focus. Escape must still work then.
  const pressKeyNowhere = (event: KeyboardEvent) => {
    if (
      event.key !== 'Escape' ||
      event.defaultPrevented ||
      event.target !== document.body ||
      openDialogs.at(-1) !== dialog
    )
      return
    isTaken = false
    dismissByKey(event)
  }
  const cancel = (event: Event) => {
    if (event.target !== dialog) return
    event.preventDefault()
    if (performance.now() - pressedAt > SAME_PRESS_MS) onDismiss('escape')
  }
  // Press and release must both be outside. Otherwise selecting text with the mouse could close the window.
  const press = (event: PointerEvent) => {
    isPressedOutside = isOutside(event, dialog)
  }
  const click = (event: MouseEvent) => {
    // The second click of a double click that opened the dialog does not count.
    if (event.detail < 2 && isPressedOutside && isOutside(event, dialog)) onDismiss('backdrop')
  }

  dialog.addEventListener('keydown', decide, { signal, capture: true })
  dialog.addEventListener('keydown', pressKey, { signal })
  document.addEventListener('keydown', pressKeyNowhere, { signal })
  dialog.addEventListener('cancel', cancel, { signal })
  dialog.addEventListener('pointerdown', press, { signal })
  dialog.addEventListener('click', click, { signal })
}

// Uses the composed path, because a slotted field has other ancestors in its own tree than on the screen.
function innermostDialog(event: Event): EventTarget | undefined {
  return event.composedPath().find(node => node instanceof HTMLDialogElement)
}

function takesEscape(event: Event, dialog: HTMLDialogElement): boolean {
  const path = event.composedPath()
  return path
    .slice(0, path.indexOf(dialog))
    .some(node => node instanceof HTMLElement && node.dataset['takesEscape'] !== undefined)
}

function isOutside(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  if (event.target !== dialog) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom
}
