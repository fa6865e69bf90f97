import { focusedElement } from './focusedElement'
import { clearKeyboard } from './clearKeyboard'
import type { DismissReason } from './DismissReason'
import { keepKeys } from './keepKeys'
import { listenForDismissal } from './listenForDismissal'
import { lockScroll } from './lockScroll'
import { openDialogs } from './openDialogs'
import { refuseFileDrops } from './refuseFileDrops'
import type { StandIn } from './StandIn'
import { standIns } from './standIns'

/**
 * Shows a dialog element above everything on the page and keeps it there until the returned function is called. That function
 * gives the focus back to where it was, or to the dialog below when that element is gone.
 * @param standIn what stood there until now
 */
export function holdModal(dialog: HTMLDialogElement, onDismiss: (reason: DismissReason) => void, standIn?: StandIn): () => void {
  const opener = standIn ? takeOver(standIn) : focusedElement()
  const listening = new AbortController()
  const unlock = lockScroll()
  listenForDismissal(dialog, listening.signal, onDismiss)
  refuseFileDrops(dialog, listening.signal)
  clearKeyboard(dialog, listening.signal)
  keepKeys(listening.signal)
  if (!dialog.open) dialog.showModal()
  // Not before: the page would come through, and be styled twice.
  if (standIn) standIns.replace(standIn)
  openDialogs.push(dialog)
  return () => {
    listening.abort()
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    if (dialog.open) dialog.close()
    unlock()
    const place = opener?.isConnected && opener !== document.body ? opener : openDialogs.at(-1)
    place?.focus({ preventScroll: true })
  }
}

/** Where the focus goes back to. A stand-in that doesn't know the element itself, but the host of its tree, gives the focus back first. */
function takeOver(standIn: StandIn): HTMLElement | null {
  const { opener } = standIn
  if (!opener?.shadowRoot && opener instanceof HTMLElement) return opener
  standIns.replace(standIn)
  return focusedElement()
}
