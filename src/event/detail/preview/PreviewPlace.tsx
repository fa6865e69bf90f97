import { useQuery } from '@tanstack/react-query'
import { ModalDialog } from '../../../kit/window/ModalDialog'
import { WindowChrome } from '../../../kit/window/WindowChrome'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { useLabels } from '../../../labels/useLabels'
import { LoadState } from '../../../shell/LoadState'
import { eventParts } from '../../eventParts'
import type { DetailLabel } from '../eventDetailLabels'

interface PreviewPlaceProps {
  readonly config: ResolvedConfig
  /** Language tag (BCP 47) for formatting dates. */
  readonly tag: string
  onClose(): void
}

const SIZE = { width: 620, height: 560 }

/** Preview over the form. Its code loads when the preview is first opened. */
export function PreviewPlace({ config, tag, onClose }: PreviewPlaceProps) {
  const t = useLabels<DetailLabel>()
  const { data, isError, refetch } = useQuery({
    queryKey: ['event', 'preview'],
    queryFn: () => eventParts.preview().then(EventPreview => ({ EventPreview })),
  })
  return (
    <ModalDialog label={t('event_preview')} size={SIZE} onDismiss={onClose}>
      <WindowChrome title={t('event_preview')} closeText={t('ui_close')} onClose={onClose}>
        {data ? (
          <data.EventPreview config={config} tag={tag} />
        ) : (
          <LoadState
            status={isError ? 'failed' : 'loading'}
            heading={t('event_preview_failed')}
            isWholeWindow
            onRetry={() => void refetch()}
          />
        )}
      </WindowChrome>
    </ModalDialog>
  )
}
