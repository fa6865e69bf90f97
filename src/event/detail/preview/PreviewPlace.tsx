import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../kit/control/Button'
import { EmptyState } from '../../../kit/control/EmptyState'
import { ModalDialog } from '../../../kit/window/ModalDialog'
import { WindowBody } from '../../../kit/window/WindowBody'
import { WindowChrome } from '../../../kit/window/WindowChrome'
import { WindowSkeleton } from '../../../kit/window/WindowSkeleton'
import { Unplug } from 'lucide-react'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { useLabels } from '../../../labels/useLabels'
import { eventParts } from '../../eventParts'
import type { DetailLabel } from '../eventDetailLabels'

interface PreviewPlaceProps {
  readonly config: ResolvedConfig
  /** How dates are written: a BCP 47 tag. */
  readonly tag: string
  onClose(): void
}

const SIZE = { width: 620, height: 560 }

/** The preview over the editor; what draws it loads when it is wished for. */
export function PreviewPlace({ config, tag, onClose }: PreviewPlaceProps) {
  const t = useLabels<DetailLabel>()
  const { data, isError, refetch } = useQuery({
    queryKey: ['event', 'preview'],
    queryFn: () => eventParts.preview().then(EventPreview => ({ EventPreview })),
  })
  const failed = (
    <WindowBody>
      <EmptyState
        icon={Unplug}
        heading={t('event_preview_failed')}
        action={
          <Button variant="primary" onClick={() => void refetch()}>
            {t('ui_retry')}
          </Button>
        }
      />
    </WindowBody>
  )
  return (
    <ModalDialog label={t('event_preview')} size={SIZE} onDismiss={onClose}>
      <WindowChrome title={t('event_preview')} closeText={t('ui_close')} onClose={onClose}>
        {data ? (
          <data.EventPreview config={config} tag={tag} />
        ) : isError ? (
          failed
        ) : (
          <WindowSkeleton label={t('ui_loading')} kind="lines" />
        )}
      </WindowChrome>
    </ModalDialog>
  )
}
