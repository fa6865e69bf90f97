import type { Foyer } from './api/Foyer'
import type { FoyerConfig } from './config/config'
import { openFirstEditor } from './api/openFirstEditor'
import { whenPageReady } from './lib/whenPageReady'

/** Opens what the page's address asks for, once the page is ready: with `#openeditor` the first article editor (portal-accounts 2.4). */
export function openByMarks(_foyer: Foyer, readConfig: () => FoyerConfig): void {
  whenPageReady(() => {
    if (location.hash === '#openeditor') openFirstEditor(readConfig())
  })
}
