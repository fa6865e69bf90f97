import type { Core } from './api/Core'
import type { FoyerConfig } from './config/FoyerConfig'
import { languageOpenings, languageWindows } from './language/languageWindows'
import { pixCalls, pixOpenings } from './pix/pixOpenings'
import { pixWindows } from './pix/pixWindows'
import { codeStart } from './shell/codeStart'
import { createWindows } from './shell/createWindows'
import type { FamilyTable } from './shell/Family'

const families: FamilyTable = {
  pix: { windows: pixWindows, openings: pixOpenings, calls: pixCalls },
  language: { windows: languageWindows, openings: languageOpenings, calls: {} },
  register: () => import('./register/registerFamily').then(module => module.registerFamily),
  event: () => import('./event/eventFamily').then(module => module.eventFamily),
  editor: () => import('./editor/editorFamily').then(module => module.editorFamily),
  blog: () => import('./blog/blogFamily').then(module => module.blogFamily),
}

/**
 * Time in ms above which a device is slow. A desktop computer runs this file's code in 4 ms. With developer tools
 * attached it takes 8 ms, because they record a stack for each error that React prepares. A device that is four times
 * slower needs 16 ms.
 */
const SLOW_MS = 12
const isSlow = performance.now() - codeStart > SLOW_MS

/** Creates the part of Foyer that uses React: the tables of all families on one shell. */
export function createCore(readConfig: () => FoyerConfig): Core {
  return createWindows(
    {
      families,
      isSlow,
      sharedWindows: languageWindows,
      loadTemplates: () => import('./template/loadServerTemplates').then(module => module.loadServerTemplates),
      loadAccessRecovery: () => import('./shell/accessRecovery').then(module => module.accessRecovery),
      loadPromptDialog: () => import('./kit/dialog/PromptDialog').then(module => module.PromptDialog),
      checkConfig: config => import('./config/checkConfig').then(module => module.checkConfig(config)),
    },
    readConfig,
  )
}
