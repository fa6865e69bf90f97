import type { OpeningTable } from '../shell/Family'
import type { WindowTable } from '../shell/WindowTable'

/** The call that opens the language chooser. */
export const languageOpenings = {
  'language.choose': { windowName: 'language.choose', read: () => ({ options: {} }) },
} satisfies OpeningTable

/** The language chooser (image-library 2.2). */
export const languageWindows = {
  'language.choose': {
    load: () => import('./LanguageWindow').then(module => module.LanguageWindow),
    headingLabel: 'ui_language_heading',
    size: { width: 420 },
    templateUrl: config => `${config.paths.templates}/language_window.html`,
    supportUrl: () => '/support/language',
    failureReading: 'portal',
  },
} satisfies WindowTable
