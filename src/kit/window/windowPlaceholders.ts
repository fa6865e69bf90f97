/** What stood in a window's place until the window came. */
export interface WindowPlaceholder {
  readonly dialog: HTMLDialogElement
  /** What had the focus before it, or the host of the shadow tree that it lies in. */
  readonly opener: Element | null
}

const REPLACED = 'replaced'

/** How a placeholder ends: its window takes its place, or somebody closes it and wants no window. */
export const windowPlaceholders = {
  /** Closes one as its window takes its place; one that was closed before stays as it was. */
  replace: ({ dialog }: WindowPlaceholder): void => dialog.close(REPLACED),

  /** Whether a window took the place of one that has closed. */
  isReplaced: ({ returnValue }: HTMLDialogElement): boolean => returnValue === REPLACED,
}
