import type { Foyer } from './api/Foyer'
import { openFirstEditor } from './api/openFirstEditor'
import type { FoyerConfig } from './config/FoyerConfig'
import { whenPageReady } from './lib/whenPageReady'
import { pageCookies } from './lib/cookies'
import { skipMigration } from './register/temporaryAccount/migrate/skipMigration'
import { shouldMigrate } from './register/temporaryAccount/readTemporaryState'

/**
 * Opens at most one window without a click when the page is ready. If there is a temporary account to move, opens the
 * layer that moves it into the current account (portal-accounts 4). Otherwise, if the hash is `#openeditor`, opens the
 * first article editor (portal-accounts 2.4). The two never open together, because the layer ends with a reload, which
 * would close the editor. After the reload the editor opens, because the layer leaves the hash in the address.
 */
export function openByMarks(foyer: Foyer, readConfig: () => FoyerConfig): void {
  whenPageReady(() => {
    const config = readConfig()
    if (shouldMigrate(config, pageCookies())) openMigration(foyer, readConfig)
    else if (location.hash === '#openeditor') openFirstEditor(config)
  })
}

/**
 * Opens the migration layer. Closing the layer counts as a decision against the move (portal-accounts 2.3). This
 * function handles a close before the layer has loaded; the loaded layer handles every later one.
 */
function openMigration(foyer: Foyer, readConfig: () => FoyerConfig): void {
  const { opened, result } = foyer.register.migrate()
  let isClosed = false
  void result.then(() => (isClosed = true))
  // `opened` rejects if the layer can't be shown. Then the person has decided nothing.
  opened.then(
    () => isClosed && skipMigration(readConfig()),
    () => {},
  )
}
