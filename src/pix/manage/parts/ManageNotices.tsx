import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import { useLabels } from '../../../labels/useLabels'
import { RetryNotice } from '../../../shell/LoadState'
import type { ManageLabel } from '../manageLabels'
import { useLibrary } from '../useLibrary'

/** Notices above the list: the series failed to load, or the filter hides uploaded pictures. */
export function ManageNotices() {
  const t = useLabels<ManageLabel>()
  const { manage, uploads } = useLibrary()
  const { hiddenCount } = uploads
  return (
    <>
      {manage.hasSeriesFailed && (
        <RetryNotice tone="warning" onRetry={manage.retrySeries}>
          {t('pix_series_failed')}
        </RetryNotice>
      )}
      {hiddenCount > 0 && (
        <Notice tone="success" action={<Button onClick={manage.clearFilter}>{t('pix_show_all')}</Button>}>
          {t('pix_uploaded', { COUNT: hiddenCount })}
        </Notice>
      )}
    </>
  )
}
