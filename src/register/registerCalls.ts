import type { CallTable } from '../shell/CallTable'

/** The calls of accounts that open no window of their own. */
export const registerCalls = {
  'register.processToken': () => import('./frame/processToken').then(module => module.processToken),
} satisfies CallTable
