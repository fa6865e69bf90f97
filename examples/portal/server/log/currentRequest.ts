import { AsyncLocalStorage } from 'node:async_hooks'

/** The id of the request that is being answered, for whoever logs on its way. */
export const currentRequest = new AsyncLocalStorage<string>()
