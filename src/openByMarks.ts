import type { Foyer } from './api/Foyer'
import { openFirstEditor } from './api/openFirstEditor'
import type { FoyerConfig } from './config/FoyerConfig'
import { whenPageReady } from './lib/whenPageReady'
import { pageCookies } from './lib/cookies'
import { shouldMigrate } from './register/temporaryAccount/readTemporaryState'

/**
 * Opens what opens by itself, once the page is ready: the layer that moves a temporary account into the account one is signed in
 * with (portal-accounts 4), else with `#openeditor` the first article editor (portal-accounts 2.4). That layer ends with a reload, which
 * must not take an editor with it; the hash is still there then.
 */
export function openByMarks(foyer: Foyer, readConfig: () => FoyerConfig): void {
  whenPageReady(() => {
    const config = readConfig()
    if (shouldMigrate(config, pageCookies())) foyer.register.migrate()
    else if (location.hash === '#openeditor') openFirstEditor(config)
  })
}
