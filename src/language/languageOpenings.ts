import type { OpeningTable } from '../shell/Family'

/** The call that opens the language chooser. */
export const languageOpenings = {
  'language.choose': { windowName: 'language.choose', read: () => ({ options: {} }) },
} satisfies OpeningTable
