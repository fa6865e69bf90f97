/** A dialog that shows while its window loads. */
export interface WindowPlaceholder {
  readonly dialog: HTMLDialogElement
  /** The element that had the focus before the placeholder, or the host of that element's shadow tree. */
  readonly opener: Element | null
}

const REPLACED = 'replaced'

/** Functions for the end of a placeholder: either its window replaces it, or a person closes it and wants no window. */
export const windowPlaceholders = {
  /** Closes a placeholder because its window replaces it. Does nothing if it has closed before. */
  replace: ({ dialog }: WindowPlaceholder): void => dialog.close(REPLACED),

  /** True when a placeholder closed because its window replaced it. */
  isReplaced: ({ returnValue }: HTMLDialogElement): boolean => returnValue === REPLACED,
}
