/** How long a message takes to disappear, in ms (portal-accounts 9). */
const CLOSING_MS = 500

/** Lets a dialog fade out, and settles when it has; at once where motion is not wanted or not possible. */
export async function fadeOut(dialog: HTMLDialogElement | null | undefined): Promise<void> {
  if (!dialog?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const timing = { duration: CLOSING_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)', fill: 'forwards' } as const
  dialog.animate({ opacity: 0 }, { ...timing, pseudoElement: '::backdrop' })
  // Stopped, when the window is taken away by someone else.
  await dialog.animate({ opacity: 0 }, timing).finished.catch(() => {})
}
