import type { Frame } from './api/Frame'
import type { FoyerConfig } from './config/config'
import { languageOpenings } from './language/languageOpenings'
import { languageWindows } from './language/languageWindows'
import { pixCalls } from './pix/pixCalls'
import { pixOpenings } from './pix/pixOpenings'
import { pixWindows } from './pix/pixWindows'
import { createWindows } from './shell/createWindows'

/** Makes the part of Foyer that knows React: all families' tables on one shell. */
export function createFrame(readConfig: () => FoyerConfig): Frame {
  return createWindows({ windows: { ...pixWindows, ...languageWindows }, openings: { ...pixOpenings, ...languageOpenings }, calls: pixCalls, loadTemplates: () => import('./template/loadServerTemplates').then(module => module.loadServerTemplates) }, readConfig)
}
