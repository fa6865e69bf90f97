import type { WindowTable } from '../shell/WindowTable'

/** The windows of the registration frame and the layers (portal-accounts 2.1 to 2.3). */
export const registerWindows = {} satisfies WindowTable
