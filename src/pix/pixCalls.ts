import type { CallTable } from '../shell/CallTable'

/** The picture library's calls that open no window. */
export const pixCalls = {
  'pix.load': () => import('./picture/loadPicture').then(module => module.loadPicture),
} satisfies CallTable
