import type { Core } from './api/Core'
import type { FoyerConfig } from './config/FoyerConfig'
import { languageOpenings, languageWindows } from './language/languageWindows'
import { pixCalls, pixOpenings } from './pix/pixOpenings'
import { pixWindows } from './pix/pixWindows'
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

/** Creates the core: the windows and calls of all families, which share one runtime. */
export function createCore(readConfig: () => FoyerConfig): Core {
  return createWindows(
    {
      families,
      sharedWindows: languageWindows,
      loadTemplates: () => import('./template/loadServerTemplates').then(module => module.loadServerTemplates),
      loadAccessRecovery: () => import('./shell/accessRecovery').then(module => module.accessRecovery),
      loadPromptDialog: () => import('./kit/dialog/PromptDialog').then(module => module.PromptDialog),
      checkConfig: config => import('./config/checkConfig').then(module => module.checkConfig(config)),
    },
    readConfig,
  )
}
