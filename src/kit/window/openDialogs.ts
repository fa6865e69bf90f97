/** All open modal dialogs of this page, the newest last. */
export const openDialogs: HTMLDialogElement[] = []
