import type { CallTable } from '../shell/Family'

/** The calls of accounts that open no window of their own. */
export const registerCalls = {
  'register.temporaryAccountId': () => import('./temporaryAccount/temporaryAccountId').then(module => module.temporaryAccountId),
  'register.reset': () => import('./temporaryAccount/resetAccount').then(module => module.resetAccount),
  'register.processToken': () => import('./frame/processToken').then(module => module.processToken),
} satisfies CallTable
