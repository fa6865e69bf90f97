import { AsyncLocalStorage } from 'node:async_hooks'
import type { PortalDatabase } from '../database/PortalDatabase'

/** The transaction of the write that runs under a key, or of several writes that belong together, where one does. */
export const keyedTransactions = new AsyncLocalStorage<PortalDatabase>()
