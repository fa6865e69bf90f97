import type { CallTable } from '../shell/Family'

/** The picture library's calls that open no window. */
export const pixCalls = {
  'pix.load': () => import('./picture/loadPicture').then(module => module.loadPicture),
} satisfies CallTable
