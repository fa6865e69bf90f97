/** How a person left a modal dialog without using one of its buttons. */
export type DismissReason = 'escape' | 'backdrop'

/** All open modal dialogs of this page, the newest last. */
export const openDialogs: HTMLDialogElement[] = []

// A key press and the `cancel` it causes lie a few milliseconds apart; a back gesture comes without a key.
const SAME_PRESS_MS = 100

/**
 * Tells when a person wants to leave this dialog: by Escape, by a back gesture or by a press on the backdrop. Only the innermost
 * dialog answers. An element with `data-takes-escape` (an open popup, a filled search field) gets the first Escape for itself.
 */
export function listenForDismissal(
  dialog: HTMLDialogElement,
  signal: AbortSignal,
  onDismiss: (reason: DismissReason) => void,
): void {
  let isTaken = false
  let pressedAt = Number.NEGATIVE_INFINITY
  let isPressedOutside = false
  // The browser's own reaction would close the element behind React's back.
  dialog.setAttribute('closedby', 'none')

  const isMine = (event: KeyboardEvent) =>
    event.key === 'Escape' && !event.isComposing && innermostDialog(event) === dialog
  const dismissByKey = (event: KeyboardEvent) => {
    pressedAt = performance.now()
    event.preventDefault()
    if (!isTaken) onDismiss('escape')
  }
  // Decided on the way down: on the way up the popup that took the key is already gone.
  const decide = (event: KeyboardEvent) => {
    if (isMine(event)) isTaken = takesEscape(event, dialog)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (isMine(event)) dismissByKey(event)
  }
  // The focus falls to the body when a focused button disappears; Escape must still work then.
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
  // Press and release must both be outside, or selecting a text with the mouse would close the window.
  const press = (event: PointerEvent) => {
    isPressedOutside = isOutside(event, dialog)
  }
  const click = (event: MouseEvent) => {
    // Whoever opens it by a double click means no backdrop.
    if (event.detail < 2 && isPressedOutside && isOutside(event, dialog)) onDismiss('backdrop')
  }

  dialog.addEventListener('keydown', decide, { signal, capture: true })
  dialog.addEventListener('keydown', pressKey, { signal })
  document.addEventListener('keydown', pressKeyNowhere, { signal })
  dialog.addEventListener('cancel', cancel, { signal })
  dialog.addEventListener('pointerdown', press, { signal })
  dialog.addEventListener('click', click, { signal })
}

// By the composed path, because a slotted field's ancestors in its own tree are not those on the screen.
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
