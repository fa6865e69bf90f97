import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import { Skeleton } from '../../../kit/control/Skeleton'
import { VisuallyHidden } from '../../../kit/control/LiveRegion'
import { useLabels } from '../../../labels/useLabels'
import type { MigrationSummary } from '../temporaryAccountWire'
import type { MigrateLabel } from './MigrateLabel'
import { MigrationFields } from './MigrationFields'

interface MigrationSummaryViewProps {
  /** Undefined while it loads, and where the portal does not say. */
  readonly summary: MigrationSummary | undefined
  readonly isLoading: boolean
  readonly isRetrying: boolean
  onRetry(): void
}

/** Says what a move would do, before it is done; or that the portal does not say it now. */
export function MigrationSummaryView({ summary, isLoading, isRetrying, onRetry }: MigrationSummaryViewProps) {
  const t = useLabels<MigrateLabel>()
  if (isLoading) {
    return (
      <div>
        <VisuallyHidden role="status">{t('ui_loading')}</VisuallyHidden>
        <Skeleton width="60%" />
      </div>
    )
  }
  if (summary) return <MigrationFields summary={summary} />
  return (
    <Notice
      tone="info"
      action={
        <Button size="small" isBusy={isRetrying} onClick={onRetry}>
          {t('ui_retry')}
        </Button>
      }
    >
      {t('register_tmp_migrate_unknown')}
    </Notice>
  )
}
