import type { CallTable } from '../shell/CallTable'

/** The calls of accounts that open no window of their own. */
export const registerCalls = {} satisfies CallTable
