import { UserRoundX } from 'lucide'
import { useLayoutEffect, useState } from 'react'
import { Button } from '../../../kit/control/Button'
import { useLabels } from '../../../labels/useLabels'
import { pageCookies } from '../../../lib/cookies'
import { useGuardClose } from '../../../shell/useCloseGuard'
import { useShell } from '../../../shell/useShell'
import type { WindowProps } from '../../../shell/WindowTable'
import { LayerChrome, LayerResult, LayerWords } from '../../layer/LayerChrome'
import { openTemporaryId } from '../temporaryLayerAddress'
import { type MigrateLabel, migrateLabels } from './migrateLabels'
import { MigrationLayer } from './MigrationLayer'
import { skipMigration } from './skipMigration'

/**
 * Offers to move the temporary account into the current account (portal-accounts 2.3). For a visitor, the login layer
 * replaces this window.
 */
export function MigrateWindow({ close }: WindowProps<object, true>) {
  const { runtime, replaceWindow, close: leave } = useShell()
  const t = useLabels<MigrateLabel>()
  const [config] = useState(runtime.readConfig)
  const [id] = useState(() => openTemporaryId(pageCookies()))
  const isVisitor = !config.auth.account
  useLayoutEffect(() => {
    if (isVisitor) replaceWindow('register.login', {})
  }, [isVisitor, replaceWindow])
  // Closing the layer counts as a decision against the move, even if there is no account to move (portal-accounts 2.3).
  // The cookie that records the decision applies until a new temporary account is created.
  useGuardClose(
    () => {
      skipMigration(config)
      return Promise.resolve(true)
    },
    !isVisitor && id === undefined,
  )
  if (isVisitor) return null
  return (
    <LayerChrome>
      {id === undefined ? (
        <LayerResult
          label={t('register_tmp_migrate_none')}
          words={
            <LayerWords
              icon={UserRoundX}
              headline={t('register_tmp_migrate_none')}
              text={t('register_tmp_migrate_none_text')}
            />
          }
        >
          <Button variant="primary" autoFocus onClick={leave}>
            {t('ok')}
          </Button>
        </LayerResult>
      ) : (
        <MigrationLayer {...{ config, id, close }} />
      )}
    </LayerChrome>
  )
}

MigrateWindow.labels = migrateLabels
