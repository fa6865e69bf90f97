import { Unplug } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { Button } from '../../../kit/control/Button'
import { EmptyState } from '../../../kit/control/EmptyState'
import { Notice } from '../../../kit/control/Notice'
import { WindowBody } from '../../../kit/window/WindowBody'
import { WindowSkeleton } from '../../../kit/window/WindowSkeleton'
import { useLabels } from '../../../labels/useLabels'
import { pageCookies } from '../../../lib/cookies'
import { useShell } from '../../../shell/useShell'
import type { WindowProps } from '../../../shell/WindowTable'
import { LayerFrame } from '../../layer/LayerFrame'
import { openTemporaryId } from '../openTemporaryId'
import { readTemporaryState } from '../readTemporaryState'
import { CreatingAccount } from './CreatingAccount'
import { TemporaryAccountForm } from './TemporaryAccountForm'
import { temporaryAccountLabels } from './temporaryAccountLabels'
import type { TemporaryAccountOptions } from './TemporaryAccountOptions'
import type { TemporaryFormLabel } from './TemporaryFormLabel'
import { startTemporaryForm } from './temporaryFormModel'
import { useTemporaryData } from './useTemporaryData'

/** Takes what a temporary account says of a person; the account is created if there is none (portal-accounts 2.3). Saved, the page is loaded anew. */
export function TemporaryAccountWindow({ options, close }: WindowProps<TemporaryAccountOptions, never>) {
  const { runtime } = useShell()
  const [config] = useState(runtime.readConfig)
  const [id] = useState(() => options.id ?? openTemporaryId(pageCookies()))
  const leave = () => {
    close()
    config.reload('temporaryAccount')
  }
  return <LayerFrame>{id === undefined ? <CreatingAccount config={config} /> : <KnownAccount {...{ config, id }} onSaved={leave} />}</LayerFrame>
}

function KnownAccount({ config, id, onSaved }: { readonly config: ResolvedConfig; readonly id: string; onSaved(): void }) {
  const t = useLabels<TemporaryFormLabel>()
  const [round, setRound] = useState(0)
  const found = useTemporaryData(config, id)
  const data = found.status === 'ready' ? found.data : undefined
  const start = useMemo(() => startTemporaryForm(data ?? new Map(), config.register?.accountTypes), [data, config])
  // What was saved before must not be overwritten unseen.
  const [{ isThere }] = useState(() => readTemporaryState(pageCookies()))
  const retry = found.status === 'failed' && (
    <Button {...(isThere ? { variant: 'primary', autoFocus: true } : { size: 'small' })} isBusy={found.isRetrying} onClick={found.retry}>
      {t('ui_retry')}
    </Button>
  )
  if (found.status === 'loading') return <WindowSkeleton kind="lines" label={t('ui_loading')} />
  if (retry && isThere) {
    return (
      <WindowBody>
        <EmptyState icon={Unplug} heading={t('register_tmp_account_load_failed')} action={retry} />
      </WindowBody>
    )
  }
  return (
    <TemporaryAccountForm
      key={`${found.status} ${round}`}
      {...{ config, id, start, onSaved }}
      onDiscard={() => setRound(round + 1)}
      notice={
        retry && (
          <Notice tone="warning" action={retry}>
            {t('register_tmp_account_choices_failed')}
          </Notice>
        )
      }
    />
  )
}

TemporaryAccountWindow.labels = temporaryAccountLabels
