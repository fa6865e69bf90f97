import { UserRound } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { EmptyState } from '../../kit/control/EmptyState'
import { WindowBody } from '../../kit/window/WindowBody'
import { useLabels } from '../../labels/useLabels'
import { FoyerError } from '../../lib/FoyerError'
import { ShellFrame } from '../../shell/ShellFrame'
import { useShell } from '../../shell/useShell'
import type { Runtime } from '../../shell/createRuntime'
import type { WindowProps } from '../../shell/WindowTable'
import { earlyPictures } from './earlyPictures'
import type { ManageLabel } from './ManageLabel'
import { ManageLibrary } from './ManageLibrary'
import type { ManageOptions, PictureSelection } from './ManageOptions'
import { manageLabels } from './manageLabels'

/** The picture library: browse, filter, mark, upload, delete, and insert when a caller waits for a choice (image-library 2.6). */
export function ManageWindow({ options, close }: WindowProps<ManageOptions, PictureSelection>) {
  const { runtime } = useShell()
  const t = useLabels<ManageLabel>()
  // Read once: what an open window is made for doesn't change under it.
  const config = useMemo(() => runtime.readConfig(), [runtime])
  const { accountId } = config.auth
  useEffect(() => {
    if (accountId !== undefined) return
    runtime.reportError(new FoyerError('CONFIG_MISSING_ACCOUNT', "the picture library was opened without an account, because 'auth.accountId' is not configured. Configure it for everyone who is logged in, and offer the library only to them."))
  }, [accountId, runtime])
  return (
    <ShellFrame>
      {accountId === undefined ? (
        <WindowBody>
          <EmptyState icon={UserRound} heading={t('pix_no_account_heading')} text={t('pix_no_account_text')} />
        </WindowBody>
      ) : (
        <ManageLibrary config={config} accountId={accountId} canInsert={options.isPicker && !config.standalone} close={close} />
      )}
    </ShellFrame>
  )
}

ManageWindow.labels = manageLabels
ManageWindow.prefetch = (runtime: Runtime) => earlyPictures.ask(runtime.readConfig())
