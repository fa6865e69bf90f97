import type { loadServerTemplates } from '../template/loadServerTemplates'

/** Loads the chunk that fetches, sanitises and places server templates; only pages that want templates load it. */
export type LoadTemplates = () => Promise<typeof loadServerTemplates>
